/** A part of a video that has a name. */
export interface Chapter {
  /** Seconds from the start. */
  at: number;
  title: string;
}

/** '3:12', '1:02:05'. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => `${value}`.padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}

const chapterLine = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*)$/;

/**
 * Reads chapters, one a line: '1:30 The second screen'. `fault` is the first thing that is wrong,
 * with its line, from 1.
 */
export function readChapters(text: string): {
  chapters: Chapter[];
  fault?: { line: number; message: string };
} {
  const chapters: Chapter[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (!line.trim()) continue;
    const fault = (message: string) => ({ chapters: [], fault: { line: index + 1, message } });
    const [, hours = '0', minutes, seconds, title = ''] = chapterLine.exec(line.trim()) ?? [];
    if (minutes === undefined) return fault('Write a time and a title, such as 1:30 The menu.');
    const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (at <= (chapters.at(-1)?.at ?? -1)) return fault('A chapter begins after the one above it.');
    chapters.push({ at, title: title.trim() });
  }
  return { chapters };
}

/** Seconds from either end within which nobody minds starting over. */
const near = 5;

/** Where to go on with a video that was watched as far as this. Undefined: from the start. */
export const resumeAt = (watched: number | undefined, seconds: number): number | undefined =>
  watched !== undefined && watched >= near && watched <= seconds - near ? watched : undefined;
