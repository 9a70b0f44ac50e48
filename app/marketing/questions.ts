import { lessonHtml } from '#app/courses/lesson-html.ts';
import { documentOf, filledIn, idOfHeading, type Document } from './document.ts';

export interface AnsweredQuestion {
  /** The question's anchor on the page. */
  id: string;
  question: string;
  html: string;
  /** The answer without markup, for search and for structured data. */
  text: string;
}

export interface Questions extends Omit<Document, 'text'> {
  groups: { id: string; title: string; questions: AnsweredQuestion[] }[];
}

/** The text split at the headings of a level: each heading, and the text below it. */
const pieces = (text: string, level: string): { title: string; below: string }[] =>
  text
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((piece) => {
      const end = piece.indexOf('\n');
      return { title: piece.slice(0, end).trim(), below: piece.slice(end).trim() };
    });

/** [the plan cards](/register#plans) → the plan cards */
const withoutMarkup = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\*\*|_/g, '');

/**
 * content/faq.md: groups under second-level headings, questions under third-level ones. `words` are
 * filled in.
 */
export function questionsOfDocument(
  source: string,
  words: Readonly<Record<string, string>>,
): Questions {
  const { text, ...facts } = documentOf(source);
  const groups = pieces(filledIn(text, words), '##').map(({ title, below }) => ({
    id: idOfHeading(title),
    title,
    questions: pieces(below, '###').map(({ title: question, below: answer }) => ({
      id: idOfHeading(question),
      question,
      html: lessonHtml(answer),
      text: withoutMarkup(answer),
    })),
  }));
  return { ...facts, groups };
}
