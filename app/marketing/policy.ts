import { lessonHtml } from '#app/courses/lesson-html.ts';

export interface Policy {
  title: string;
  description: string;
  /** Day on which this version was made: '2026-11-21'. */
  updated: string;
  version: string;
  html: string;
  /** Its sections, each with the id of its heading in the HTML. */
  sections: { id: string; title: string }[];
}

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const fact = /^(\w+): (.*)$/gm;
const heading = /^## (.+)$/gm;

/** '4. Plans and prices' → 'plans-and-prices': an address that stays when sections are renumbered. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A policy of content/policies: facts between dashes, then Markdown whose second-level headings are its sections. Throws where that is not so. */
export function policyOf(source: string): Policy {
  const [, head = '', text = ''] = parts.exec(source) ?? [];
  const facts = new Map([...head.matchAll(fact)].map(([, name = '', value = '']) => [name, value]));
  const [title, description, updated, version] = ['title', 'description', 'updated', 'version'].map((name) => facts.get(name));
  if (!title || !description || !updated || !version) throw new Error('a policy needs title, description, updated and version');
  const sections = [...text.matchAll(heading)].map(([, words = '']) => ({ id: idOf(words), title: words }));
  let placed = 0;
  const html = lessonHtml(text).replaceAll('<h2>', () => `<h2 id="${sections[placed++]?.id ?? ''}">`);
  return { title, description, updated, version, html, sections };
}
