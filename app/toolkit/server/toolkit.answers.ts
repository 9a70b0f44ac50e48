import type { Toolkit, ToolkitFile } from '../contract.ts';
import { addedShelves, shelfLabel, type Shelf } from '../shelves.ts';
import { topicLabels, topics } from '../topics.ts';
import { holdsWords } from '#app/shared/search-words.ts';
import type { StoredFile, StoredToolkit } from './files.service.ts';

export interface Filter {
  words: readonly string[];
  kind?: StoredFile['kind'] | undefined;
  shelf?: Shelf | undefined;
  /** The slug of one file. */
  file?: string | undefined;
}

const saidAbout = ({ title, purpose, suits, topic, kind, shelf, format }: StoredFile): string =>
  [title, purpose, suits, topicLabels[topic], kind, shelfLabel(shelf), format].join(' ');

/**
 * The files of all topics that a filter leaves. The words may be in a file's description, or in its
 * text if the plan opens the file: a search must not tell what a locked file says. Files with the
 * words in the description come first.
 */
export function filesFound(
  files: readonly StoredFile[],
  { words, kind, shelf, file: slug }: Filter,
  open: readonly Shelf[],
): StoredFile[] {
  const chosen = files.filter(
    (file) =>
      (!slug || file.slug === slug) &&
      (!kind || file.kind === kind) &&
      (!shelf || file.shelf === shelf),
  );
  const described = chosen.filter((file) => holdsWords(saidAbout(file), words));
  const written = chosen.filter(
    (file) =>
      !described.includes(file) &&
      open.includes(file.shelf) &&
      holdsWords(`${saidAbout(file)} ${file.reads}`, words),
  );
  return [...described, ...written];
}

export const fileAnswer = (
  { text, reads: _searched, checked, ...file }: StoredFile,
  open: readonly Shelf[],
): ToolkitFile => ({
  ...file,
  size: Buffer.byteLength(text),
  checkedOn: checked,
  open: open.includes(file.shelf),
});

export const topicCounts = (files: readonly StoredFile[]): Toolkit['topics'] =>
  topics.map((topic) => ({ topic, count: files.filter((file) => file.topic === topic).length }));

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
