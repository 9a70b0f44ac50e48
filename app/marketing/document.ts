/** A document of content/: facts between dashes, then Markdown. */
export interface Document {
  title: string;
  description: string;
  /** The date of this version: '2026-11-21'. */
  updated: string;
  version: string;
  text: string;
}

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const fact = /^(\w+): (.*)$/gm;

/** @throws {Error} when a fact is missing */
export function documentOf(source: string): Document {
  const [, head = '', text = ''] = parts.exec(source) ?? [];
  const facts = new Map([...head.matchAll(fact)].map(([, name = '', value = '']) => [name, value]));
  const [title, description, updated, version] = ['title', 'description', 'updated', 'version'].map(
    (name) => facts.get(name),
  );
  if (!title || !description || !updated || !version)
    throw new Error('a document needs title, description, updated and version');
  return { title, description, updated, version, text };
}

/**
 * '4. Plans and prices' → 'plans-and-prices': the address stays the same when sections are
 * renumbered.
 */
export const idOfHeading = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * A text with `{name}` replaced by its word.
 * @throws {Error} when there is no such word
 */
export const filledIn = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`a text asks for the word ${name}`);
    return value;
  });
