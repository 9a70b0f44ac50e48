import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#app/platform/project-root.ts';
import { shelves, type Shelf } from '../shelves.ts';
import { fileFormats, fileKinds, topics, type FileFormat } from '../topics.ts';

const folder = join(projectRoot, 'content', 'toolkit');
const indexName = 'index.yaml';

const sentence = z.string().regex(/^[A-Z].*\.$/s, 'is a sentence');

const Entry = z.strictObject({
  file: z.string().regex(new RegExp(String.raw`^[a-z0-9-]+\.(${fileFormats.join('|')})$`)),
  title: z.string().min(3).max(60),
  purpose: sentence.max(140),
  suits: sentence.max(140),
  shelf: z.enum(shelves),
  topic: z.enum(topics),
  kind: z.enum(fileKinds),
  checked: z.iso.date(),
});

/** For each shelf that a plan may add, the files that its members start with. */
const Index = z.strictObject({
  start: z.strictObject(
    Object.fromEntries(shelves.map((shelf) => [shelf, z.array(z.string())])) as Record<
      Shelf,
      z.ZodArray<z.ZodString>
    >,
  ),
  files: z.array(Entry),
});

type Index = z.output<typeof Index>;

export interface StoredFile extends Omit<z.output<typeof Entry>, 'file'> {
  slug: string;
  name: string;
  format: FileFormat;
  text: string;
  /** The text without tags, styles and scripts. */
  reads: string;
}

export interface StoredToolkit {
  files: readonly StoredFile[];
  start: Index['start'];
}

/**
 * The files of content/toolkit, in the order of its index. Throws with the reason if the index and
 * the folder differ, or something in the index is invalid.
 */
async function readToolkit(): Promise<StoredToolkit> {
  const { files, start } = Index.parse(parse(await readFile(join(folder, indexName), 'utf8')));
  const there = (await readdir(folder)).filter((name) => name !== indexName).toSorted();
  const listed = files.map(({ file }) => file).toSorted();
  const odd = [...there, ...listed].filter(
    (name, _, both) => both.filter((each) => each === name).length !== 2,
  );
  if (odd.length > 0)
    throw new Error(`content/toolkit: the index and the folder differ: ${odd.join(', ')}`);
  const read = await Promise.all(files.map(stored));
  const slugs = new Set(read.map(({ slug }) => slug));
  const unknown = Object.values(start).flatMap((list) => list.filter((slug) => !slugs.has(slug)));
  if (unknown.length > 0 || slugs.size < read.length)
    throw new Error(`content/toolkit: unknown or doubled: ${unknown.join(', ')}`);
  return { files: read, start };
}

const markup = /<(style|script)\b.*?<\/\1>|<[^>]*>/gs;

async function stored({ file, ...facts }: Index['files'][number]): Promise<StoredFile> {
  const [slug = '', ending] = file.split('.');
  const text = await readFile(join(folder, file), 'utf8');
  return {
    ...facts,
    slug,
    name: file,
    format: fileFormats.find((format) => format === ending) ?? 'md',
    text,
    reads: ending === 'html' ? text.replaceAll(markup, ' ') : text,
  };
}

let known: Promise<StoredToolkit> | undefined;

/** Read once in this process. */
export const toolkitContent = (): Promise<StoredToolkit> => (known ??= readToolkit());
