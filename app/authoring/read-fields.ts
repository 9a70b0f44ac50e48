import type { CellFields, GapFields, PracticeFields } from './practice-fields.ts';

/** Says that a form can't show a value without losing something of it. */
class Unshowable extends Error {}

type Reader<Value> = (value: unknown) => Value;

const text: Reader<string> = (value) => {
  if (value === undefined || value === null) return '';
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || /[\r\n]/.test(written.trim())) throw new Unshowable();
  return /[\r\n]/.test(written) ? written.trim() : written;
};

const flag: Reader<boolean> = (value) => {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new Unshowable();
  return value;
};

const list =
  <Part>(part: Reader<Part>): Reader<Part[]> =>
  (value) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw new Unshowable();
    return value.map(part);
  };

/** All members, and nothing else. */
const members =
  <Shape extends object>(readers: { [Name in keyof Shape]: Reader<Shape[Name]> }): Reader<Shape> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unshowable();
    const given = new Map(Object.entries(value));
    for (const name of given.keys()) if (!Object.hasOwn(readers, name)) throw new Unshowable();
    return Object.fromEntries(
      Object.entries<Reader<unknown>>(readers).map(([name, read]) => [name, read(given.get(name))]),
    ) as Shape;
  };

/** Members, or text in the place of the first of them. */
const orText =
  <Value>(asMembers: (written: unknown) => object, reader: Reader<Value>): Reader<Value> =>
  (value) =>
    reader(typeof value === 'object' ? value : asMembers(value));

const option = members({ text, right: flag, hint: text });
const question = members({ question: text, options: list(option) });
const reply = members({ for: text, say: text });
const answering = { answers: list(text), hints: list(reply) };

const gap: Reader<GapFields> = orText((answer) => ({ answers: [answer] }), members(answering));
const wrongCell = members({ shown: text, ...answering });
const cell: Reader<CellFields> = (value) =>
  typeof value === 'object' && value !== null
    ? { ...wrongCell(value), wrong: true }
    : { shown: text(value), wrong: false, answers: [''], hints: [] };

const common = { id: text, hints: list(text), why: text };
const asked = { ...common, question: text };

type Kind = PracticeFields['kind'];
const literal =
  <K extends Kind>(kind: K): Reader<K> =>
  () =>
    kind;

const choice = <K extends 'choose-one' | 'choose-several'>(kind: K) =>
  members({ ...asked, kind: literal(kind), options: list(option) });

const readers: Record<Kind, Reader<PracticeFields>> = {
  'choose-one': choice('choose-one'),
  'choose-several': choice('choose-several'),
  'put-in-order': members({
    ...asked,
    kind: literal('put-in-order'),
    items: list(orText((written) => ({ text: written }), members({ text, hint: text }))),
  }),
  match: members({
    ...asked,
    kind: literal('match'),
    pairs: list(members({ left: text, right: text, hint: text })),
    extra: list(text),
  }),
  'fill-the-gaps': members({ ...common, kind: literal('fill-the-gaps'), text, gaps: list(gap) }),
  'correct-the-table': members({
    ...asked,
    kind: literal('correct-the-table'),
    columns: list(text),
    rows: list(list(cell)),
  }),
  'step-through': members({
    ...common,
    kind: literal('step-through'),
    steps: list(
      members({
        title: text,
        detail: text,
        say: text,
        ask: (value: unknown) => (value === undefined ? undefined : question(value)),
      }),
    ),
  }),
};

/** What a form shows of a block; undefined if it would lose something of it. */
export function readFields(value: unknown): PracticeFields | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  const { kind } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(readers, kind)) return undefined;
  try {
    return readers[kind as Kind](value);
  } catch (failure) {
    if (failure instanceof Unshowable) return undefined;
    throw failure;
  }
}

/** The block as its fence says it. */
export const plainFields = ({ id, kind, hints, why, ...rest }: PracticeFields): unknown =>
  plain({ id, kind, ...rest, hints, why });

const optional = new Set(['hint', 'detail', 'right', 'hints', 'extra', 'ask']);

/** Leaves out the optional parts that are empty. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('wrong' in value) {
    const { wrong, ...cell } = value as CellFields;
    return wrong ? plain(cell) : cell.shown;
  }
  const isLeftOut = (name: string, part: unknown) =>
    optional.has(name) && (!part || (Array.isArray(part) && part.length === 0));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !isLeftOut(name, part))
      .map(([name, part]) => [name, plain(part)]),
  );
}
