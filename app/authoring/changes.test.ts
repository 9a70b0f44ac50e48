import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LessonContent } from '#app/courses/course-content.ts';
import { changeText } from './change-text.ts';
import { changesBetween } from './changes.ts';

const lesson = (id: string, changes: Partial<LessonContent> = {}): LessonContent => ({
  id,
  slug: id,
  title: `Lesson ${id}`,
  minutes: 10,
  preview: false,
  tasks: [],
  needs: [],
  kind: 'reading',
  body: 'One two three',
  revision: 'first',
  ...changes,
});
const course = (...lessons: LessonContent[]) => ({
  stages: [{ id: 's', title: 'Stage', lessons, quiz: null }],
});
const kinds = (before: LessonContent[], after: LessonContent[]) =>
  changesBetween(course(...before), course(...after)).map(({ kind, id }) => `${kind} ${id}`);

test('each difference is named once, and no difference is no change', () => {
  expect(kinds([lesson('a')], [lesson('a', { revision: 'second' })])).toEqual([]);
  expect(kinds([lesson('a')], [lesson('a'), lesson('b')])).toEqual(['added b']);
  expect(kinds([lesson('a'), lesson('b')], [lesson('b')])).toEqual(['removed a']);
  expect(kinds([lesson('a')], [lesson('a', { title: 'Renamed', minutes: 12 })])).toEqual([
    'title a',
    'details a',
  ]);
  expect(kinds([lesson('a', { body: null })], [lesson('a')])).toEqual(['written a']);
  const paper = { tool: 'Paper', plan: '', price: '' };
  expect(kinds([lesson('a')], [lesson('a', { needs: [paper] })])).toEqual(['needs a']);
});

test('words are counted wherever they stand', () => {
  const [change] = changesBetween(
    course(lesson('a')),
    course(lesson('a', { body: 'three one one four' })),
  );
  expect(change).toMatchObject({ kind: 'text', wordsAdded: 3, wordsRemoved: 2 });
});

test.each([
  ['One two three four', '+1 word'],
  ['One two', '−1 word'],
  ['One two four', '+1 −1 words'],
  ['One two three four five', '+2 words'],
])('an author reads how far a text has changed: %s', (body, extent) => {
  const changes = changesBetween(course(lesson('a')), course(lesson('a', { body })));
  expect(changes.map(changeText)).toEqual([`Lesson a: text changed, ${extent}`]);
});

const staged = (stages: Record<string, string[]>) => ({
  stages: Object.entries(stages).map(([id, lessons]) => ({
    id,
    title: `Stage ${id}`,
    lessons: lessons.map((each) => lesson(each)),
    quiz: null,
  })),
});
const moves = (before: Record<string, string[]>, after: Record<string, string[]>) =>
  changesBetween(staged(before), staged(after)).map(changeText);

test('a lesson in another stage has moved there, and its neighbours have not', () => {
  const before = { s: ['a', 'b'], t: ['c'] };
  expect(moves(before, { s: ['b'], t: ['c', 'a'] })).toEqual([
    'Lesson a: moved to stage “Stage t”, after “Lesson c”',
  ]);
  expect(moves(before, { s: ['b'], t: ['a', 'c'] })).toEqual([
    'Lesson a: moved to the start of stage “Stage t”',
  ]);
});

test('a lesson that moved in its stage is named with what now comes before it', () => {
  const before = { s: ['a', 'b', 'c'], t: ['d'] };
  expect(moves(before, { s: ['b', 'a', 'c'], t: ['d'] })).toEqual([
    'Lesson a: moved after “Lesson b”',
  ]);
  expect(moves(before, { s: ['c', 'a', 'b'], t: ['d'] })).toEqual([
    'Lesson c: moved to the start of its stage',
  ]);
  expect(moves(before, { s: ['b', 'new', 'a', 'c'], t: ['d'] })).toEqual([
    'Lesson new: added',
    'Lesson a: moved after “Lesson new”',
  ]);
});

test('a stage that moved takes its lessons along, which are not listed', () => {
  const before = { s: ['a', 'b'], t: ['c', 'd'], u: ['e'] };
  expect(moves(before, { t: ['c', 'd'], s: ['a', 'b'], u: ['e'] })).toEqual([
    'Stage “Stage s”: moved after stage “Stage t”',
  ]);
  expect(moves(before, { u: ['e'], s: ['b', 'a'], t: ['c', 'd'] })).toEqual([
    'Stage “Stage u”: moved to the start of the course',
    'Lesson a: moved after “Lesson b”',
  ]);
});

const movedIn = (before: readonly string[], after: readonly string[]) =>
  changesBetween(
    course(...before.map((id) => lesson(id))),
    course(...after.map((id) => lesson(id))),
  ).map(({ id }) => id);

test('of any two orders, one lesson moved is at most one change, and the rest kept its order', () => {
  const orders = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(orders, fc.nat(), fc.nat(), (ids, from, to) => {
      fc.pre(ids.length > 0);
      const id = ids[from % ids.length] ?? '';
      const after = ids.filter((each) => each !== id).toSpliced(to % ids.length, 0, id);
      expect(movedIn(ids, after).length).toBeLessThanOrEqual(1);
    }),
  );
  fc.assert(
    fc.property(orders, fc.infiniteStream(fc.nat()), (ids, chance) => {
      const after = ids
        .map((id) => ({ id, rank: chance.next().value ?? 0 }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ id }) => id);
      const moved = movedIn(ids, after);
      const rest = (order: string[]) => order.filter((id) => !moved.includes(id));
      expect(rest(after)).toEqual(rest(ids));
    }),
  );
});
