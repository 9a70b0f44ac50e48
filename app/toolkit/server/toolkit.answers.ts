import type { Toolkit, ToolkitFile } from '../contract.ts';
import { addedShelves, shelfLabel, type Shelf } from '../shelves.ts';
import { topicLabels, topics } from '../topics.ts';
import { holdsWords } from '#app/shared/search-words.ts';
import type { StoredFile, StoredToolkit } from './files.service.ts';

export interface Filter {
  words: readonly string[];
  topic?: StoredFile['topic'] | undefined;
  kind?: StoredFile['kind'] | undefined;
  shelf?: Shelf | undefined;
  /** The slug of one file. */
  file?: string | undefined;
}

/** What a search reads: a file's description, and never its text, which a plan may not open. */
const saidAbout = ({ title, purpose, suits, topic, kind, shelf, format }: StoredFile): string =>
  [title, purpose, suits, topicLabels[topic], kind, shelfLabel(shelf), format].join(' ');

export const matches = (
  file: StoredFile,
  { words, topic, kind, shelf, file: slug }: Filter,
): boolean =>
  (!slug || file.slug === slug) &&
  (!topic || file.topic === topic) &&
  (!kind || file.kind === kind) &&
  (!shelf || file.shelf === shelf) &&
  holdsWords(saidAbout(file), words);

export const fileAnswer = (
  { text, checked, ...file }: StoredFile,
  open: readonly Shelf[],
): ToolkitFile => ({
  ...file,
  size: Buffer.byteLength(text),
  checkedOn: checked,
  open: open.includes(file.shelf),
});

export const topicCounts = (files: readonly StoredFile[], filter: Filter): Toolkit['topics'] =>
  topics.map((topic) => ({
    topic,
    count: files.filter((file) => matches(file, { ...filter, topic })).length,
  }));

const mostTitles = 4;

/** What Premium and College add, with the first titles of each. */
export const beyond = (files: readonly StoredFile[], open: readonly Shelf[]): Toolkit['beyond'] =>
  addedShelves.map((shelf) => {
    const own = files.filter((file) => file.shelf === shelf);
    return {
      shelf,
      open: open.includes(shelf),
      count: own.length,
      titles: own.slice(0, mostTitles).map(({ title }) => title),
    };
  });

/** Three of what the caller's plan adds, or of what every plan opens. */
export function startingFiles({ files, start }: StoredToolkit, open: readonly Shelf[]) {
  const shelf = addedShelves.find((each) => open.includes(each)) ?? 'general';
  return start[shelf].flatMap((slug) => files.find((file) => file.slug === slug) ?? []);
}
