/** Something said in a video. */
export interface Cue {
  /** Seconds from the start. */
  from: number;
  to: number;
  text: string;
}

/** What is wrong at a line, from 1. */
export interface CaptionFault {
  line: number;
  message: string;
}

/** The languages that captions can be in, by the tag that browsers know. */
export const captionLanguages = {
  en: 'English',
  hi: 'Hindi',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Marathi',
  or: 'Odia',
  pa: 'Punjabi',
  ta: 'Tamil',
  te: 'Telugu',
  ur: 'Urdu',
} as const;
export type CaptionLanguage = keyof typeof captionLanguages;

/** Characters of one caption file. An hour of talk is about 90,000. */
export const longestCaptions = 200_000;

const instant = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})`;
const timing = new RegExp(String.raw`^\s*${instant}\s+-->\s+${instant}(?:\s.*)?$`);
const skipped = /^(NOTE|STYLE|REGION)(\s|$)/;

/**
 * Reads captions as WebVTT or SubRip (SRT). What only concerns their looks is left out. `fault` is
 * the first thing that is wrong.
 */
export function readCaptions(text: string): { cues: Cue[]; fault?: CaptionFault } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const fault = (line: number, message: string) => ({ cues: [], fault: { line, message } });
  const starts = /^WEBVTT([ \t].*)?$/.test(lines[0] ?? '') ? 1 : 0;
  for (let at = starts; at < lines.length; at += 1) {
    if (!lines[at]?.trim()) continue;
    const start = at;
    while (lines[at + 1]?.trim()) at += 1;
    const block = lines.slice(start, at + 1);
    if (skipped.test(block[0] ?? '')) continue;
    // The first line may name the caption, or, in SubRip, number it.
    const place = block[0]?.includes('-->') ? 0 : 1;
    const line = start + place + 1;
    const times = timing.exec(block[place] ?? '');
    if (!times)
      return fault(
        block[place] === undefined ? start + 1 : line,
        'A caption begins with its times, such as 00:01.000 --> 00:04.000.',
      );
    const from = secondsOf(times.slice(1, 5));
    const to = secondsOf(times.slice(5, 9));
    if (to <= from) return fault(line, 'The caption ends before it begins.');
    if (from < (cues.at(-1)?.from ?? 0))
      return fault(line, 'The caption begins before the one above it.');
    const said = plain(block.slice(place + 1).join('\n'));
    if (said.includes('-->'))
      return fault(line, 'Leave an empty line between one caption and the next.');
    if (said) cues.push({ from, to, text: said });
  }
  return cues.length > 0 ? { cues } : fault(1, 'There are no captions in this text.');
}

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: string[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200E',
  rlm: '\u200F',
};

/** Without voices, colours and other markup. */
const plain = (text: string): string =>
  text
    .replaceAll(/<\/?[a-z\d][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, sign: string) => signs[sign] ?? '')
    .trim();

/** The same as WebVTT. */
export const captionsText = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ from, to, text }) => `\n${vttTime(from)} --> ${vttTime(to)}\n${escaped(text)}\n`).join('')}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function vttTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => `${value}`.padStart(2, '0');
  const whole = Math.floor(thousandths / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${`${thousandths % 1000}`.padStart(3, '0')}`;
}
