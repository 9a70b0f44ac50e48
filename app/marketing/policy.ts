import { brand } from '#app/shared/brand.ts';
import { supportWords } from '#app/shared/support-words.ts';
import { lessonHtml } from '#app/courses/lesson-html.ts';
import { documentOf, filledIn, idOfHeading, type Document } from './document.ts';

export interface Policy extends Omit<Document, 'text'> {
  html: string;
  /** Its sections, each with the id of its heading in the HTML. */
  sections: { id: string; title: string }[];
}

const heading = /^## (.+)$/gm;

/**
 * A policy of content/policies. Its second-level headings are its sections; `{product}`,
 * `{atSupport}` and the words of `more` are filled in.
 */
export function policyOf(source: string, more: Readonly<Record<string, string>> = {}): Policy {
  const { by, href, label } = supportWords();
  const words = { product: brand.name, atSupport: `${by} [${label}](${href})`, ...more };
  const { text, ...facts } = documentOf(filledIn(source, words));
  const sections = [...text.matchAll(heading)].map(([, words = '']) => ({
    id: idOfHeading(words),
    title: words,
  }));
  let placed = 0;
  const html = lessonHtml(text).replaceAll(
    '<h2>',
    () => `<h2 id="${sections[placed++]?.id ?? ''}">`,
  );
  return { ...facts, html, sections };
}
