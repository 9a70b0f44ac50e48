import { expect, test } from 'vitest';
import type { CourseContent, QuizContent, SuppliedStage } from '#app/courses/course-content.ts';
import { merged } from './merged-texts.ts';
import { identified } from './supplied-texts.ts';

const details = { preview: false, tasks: [], needs: [], kind: 'reading' as const };
const rules = { drawn: 1, waitMinutes: 0, questions: [] };

/** A stage and its lessons, each as 'slug: text'; the pass mark of its quiz. */
const stage = (title: string, lessons: string[], passMark?: number): SuppliedStage => ({
  title,
  lessons: lessons.map((lesson) => {
    const [slug = '', body = ''] = lesson.split(': ');
    return { ...details, slug, title: slug, minutes: 5, body };
  }),
  quiz: passMark === undefined ? null : { ...rules, passMark },
});

let ids = 0;
const newId = () => `${(ids += 1)}`;
const given = (...stages: SuppliedStage[]) => identified(stages, { stages: [] }, newId);

const quizText = (quiz: QuizContent | null) => (quiz ? [`quiz ${quiz.passMark}`] : []);
const outlineOf = ({ stages }: CourseContent) =>
  stages.map(({ title, lessons, quiz }) => [
    title,
    ...lessons.map(({ slug, body }) => `${slug}: ${body}`),
    ...quizText(quiz),
  ]);

/** What becomes of the school's own texts, and what it would lose. */
function after(before: CourseContent, ours: CourseContent, ...supplied: SuppliedStage[]) {
  const newer = identified(supplied, before, newId);
  const { content, losing } = merged({ before, ours, newer });
  return { outline: outlineOf(content), losing: losing.map(({ of, title }) => `${of} ${title}`) };
}

/** The content with the text of a lesson changed. */
const written = (content: CourseContent, slug: string, body: string): CourseContent => ({
  stages: content.stages.map((each) => ({
    ...each,
    lessons: each.lessons.map((lesson) => (lesson.slug === slug ? { ...lesson, body } : lesson)),
  })),
});

/** The content with its first stage changed. */
const withFirst = (
  { stages: [first, ...rest] }: CourseContent,
  change: (stage: NonNullable<typeof first>) => Partial<NonNullable<typeof first>>,
): CourseContent => ({ stages: first ? [{ ...first, ...change(first) }, ...rest] : [] });

const before = given(stage('One', ['a: A', 'b: B'], 1), stage('Two', ['c: C']));
const newer = [stage('One', ['a: A2', 'b: B'], 2), stage('Two', ['c: C'])];

test('texts that say the same are the same objects, in whatever order their names are', () => {
  const again = identified(
    [stage('One', ['a: A', 'b: B'], 1), stage('Two', ['c: C'])],
    before,
    newId,
  );
  expect(again.stages[0]?.lessons[0]).toBe(before.stages[0]?.lessons[0]);
  expect(again.stages[0]?.quiz).toBe(before.stages[0]?.quiz);
});

test('what the school left alone becomes what the upgrade brought', () => {
  expect(after(before, before, ...newer)).toEqual({
    outline: [
      ['One', 'a: A2', 'b: B', 'quiz 2'],
      ['Two', 'c: C'],
    ],
    losing: [],
  });
});

test('what the school changed stays, unless the upgrade changed the same: then it is named', () => {
  const ours = written(written(before, 'a', 'Ours'), 'c', 'Ours too');
  expect(after(before, ours, ...newer)).toEqual({
    outline: [
      ['One', 'a: A2', 'b: B', 'quiz 2'],
      ['Two', 'c: Ours too'],
    ],
    losing: ['lesson a'],
  });
});

test('nothing is lost where the school has written the same already', () => {
  expect(after(before, written(before, 'a', 'A2'), ...newer).losing).toEqual([]);
});

test('what the school deleted stays deleted, and what the upgrade deleted goes', () => {
  const ours = withFirst(before, ({ lessons }) => ({ lessons: lessons.slice(1), quiz: null }));
  expect(after(before, ours, ...newer).outline).toEqual([
    ['One', 'b: B'],
    ['Two', 'c: C'],
  ]);
  const shorter = [stage('One', ['a: A'], 1), stage('Two', ['c: C'])];
  expect(after(before, written(before, 'b', 'Ours'), ...shorter)).toEqual({
    outline: [
      ['One', 'a: A', 'quiz 1'],
      ['Two', 'c: C'],
    ],
    losing: ['lesson b'],
  });
});

test('a new order keeps the school’s own lessons and stages behind what they followed', () => {
  const own = given(stage('Own', ['d: D']), stage('Extra', ['e: E']));
  const [mine, extra] = own.stages;
  if (!mine || !extra) throw new Error('There are no stages');
  const ours = {
    stages: [
      ...withFirst(before, ({ lessons: [a, ...rest] }) => ({
        lessons: [...(a ? [a] : []), ...mine.lessons, ...rest],
      })).stages,
      extra,
    ],
  };
  const turned = [stage('Two', ['c: C', 'f: F']), stage('One', ['b: B', 'a: A'], 1)];
  expect(after(before, ours, ...turned).outline).toEqual([
    ['Two', 'c: C', 'f: F'],
    ['Extra', 'e: E'],
    ['One', 'b: B', 'a: A', 'd: D', 'quiz 1'],
  ]);
});

test('a renamed stage is known by its lessons, and a new lesson gets an address of its own', () => {
  const ours = withFirst(before, ({ lessons }) => ({
    lessons: [...lessons, ...(given(stage('', ['f: Ours'])).stages[0]?.lessons ?? [])],
  }));
  const renamed = [stage('First', ['a: A', 'b: B', 'f: F'], 1), stage('Two', ['c: C'])];
  expect(after(before, ours, ...renamed).outline).toEqual([
    ['First', 'a: A', 'b: B', 'f: Ours', 'f-2: F', 'quiz 1'],
    ['Two', 'c: C'],
  ]);
});
