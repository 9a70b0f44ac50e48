import MarkdownIt from 'markdown-it';

/** True for what stands after the ``` of a practice block. */
export const isPractice = (info: string): boolean => /^\s*practice(\s|$)/i.test(info);

/** The same of a whole text, without parsing it: the column `lessons.practice` is made so, too. */
export const hasPractice = (text: string): boolean =>
  /^ {0,3}(`{3,}|~{3,})[ \t]*practice(\s|$)/im.test(text);

/** No lesson needs more, and reading thousands would keep everyone else waiting. */
export const mostPractice = 40;

/** A fence around this text, longer than any row of backticks in it. */
export function fenced(info: string, source: string): string {
  const rows = [...source.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length);
  const fence = '`'.repeat(Math.max(2, ...rows) + 1);
  return `${fence}${info}\n${source}\n${fence}`;
}

export interface PracticeFence {
  source: string;
  /** Of the first line inside the fence, from 1. */
  line: number;
  /** In a list or a quotation, where practice can't be drawn. */
  nested: boolean;
}

const markdown = new MarkdownIt({ html: false });

/** Few texts have one, and reading the Markdown of a long one keeps everyone waiting. */
const mayHavePractice = /(```|~~~)\s*practice/i;

export const practiceFences = (text: string): PracticeFence[] =>
  mayHavePractice.test(text) ? fencesIn(text) : [];

const fencesIn = (text: string): PracticeFence[] =>
  markdown
    .parse(text, {})
    .filter(({ type, info }) => type === 'fence' && isPractice(info))
    .map(({ content, map, level }) => ({
      source: content,
      line: (map?.[0] ?? 0) + 2,
      nested: level > 0,
    }));
