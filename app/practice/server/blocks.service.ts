import { isMap, LineCounter, parseDocument, stringify, type Document } from 'yaml';
import { Block } from '../block.contract.ts';
import { fenced, mostPractice, practiceFences, type PracticeFence } from '../fences.ts';

/** What is wrong with a block, in words for its author. */
export interface Fault {
  /** From 1. */
  line: number;
  message: string;
  /** Which practice of the lesson it is, from 0. */
  block: number;
  /** What a form shows it at, `options.1.text`, and says there; '' is the block as a whole. */
  field: string;
  text: string;
}

const wholly = (line: number, text: string): Fault => ({
  line,
  message: text,
  block: 0,
  field: '',
  text,
});

type Read = { block: Block; faults?: never } | { block?: never; faults: Fault[] };

/** No author writes more. */
const longestSource = 20_000;

/** Reads the text of a practice fence. The lines of its faults count from its first one. */
export function readBlock(source: string): Read {
  if (source.length > longestSource) return { faults: [wholly(1, 'This practice is too long.')] };
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ message, pos: [start] }) =>
        wholly(lines.linePos(start).line, message.replace(/\.?$/, '.')),
      ),
    };
  const result = Block.safeParse(valueOf(document));
  if (result.success) return { block: result.data };
  return {
    faults: result.error.issues.map(({ path, message }) => ({
      line: lines.linePos(startOf(document, path)).line,
      message: `${nameOf(path)}${message}.`,
      block: 0,
      field: path.join('.'),
      text: `${message}.`,
    })),
  };
}

/** A block as a lesson's Markdown contains it. */
export const fenceOf = (block: Block): string =>
  fenced('practice', stringify(block, { lineWidth: 0 }).trimEnd());

/** Everything that is wrong with the practice in a lesson's Markdown. */
export const practiceFaults = (markdown: string): Fault[] => [...faultsByBlock(markdown)].flat();

/** The same, block by block: reading many takes time, so a caller may let others in between two. */
export function* faultsByBlock(markdown: string): Generator<Fault[]> {
  const fences = practiceFences(markdown);
  const surplus = fences[mostPractice];
  if (surplus) {
    yield [wholly(surplus.line, `A lesson can have up to ${mostPractice} blocks of practice.`)];
    return;
  }
  const ids = new Set<string>();
  for (const [place, fence] of fences.entries())
    yield faultsOfFence(fence, ids).map((fault) => ({
      ...fault,
      line: fence.line + fault.line - 1,
      block: place,
    }));
}

/** `ids` are those of the blocks before it; its own is added. */
function faultsOfFence({ source, nested }: PracticeFence, ids: Set<string>): Fault[] {
  if (nested) return [wholly(1, 'Practice can’t be part of a list or a quotation. Move it out.')];
  const { block, faults } = readBlock(source);
  if (faults) return faults;
  const { id } = block;
  const taken = `Another practice of this lesson has the id “${id}”.`;
  if (ids.has(id)) return [{ ...wholly(1, taken), field: 'id' }];
  ids.add(id);
  return [];
}

/** Undefined for aliases that would multiply into a text without end. */
function valueOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

/** Where a member is in the source or, if it is missing, what should contain it. */
function startOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (node && typeof node === 'object' && 'range' in node) {
      const [start] = (node.range ?? [0]) as readonly number[];
      // A map begins with its first name, which reads better than the value's place.
      return isMap(node) ? (node.range?.[0] ?? 0) : (start ?? 0);
    }
  }
  return 0;
}

/** “options 2, text: ”; nothing for the block as a whole. */
const nameOf = (path: readonly PropertyKey[]): string => {
  const name = path
    .map((part) => (typeof part === 'number' ? `${part + 1}` : String(part)))
    .join(' ');
  return name && `${name}: `;
};
