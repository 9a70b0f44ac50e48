import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { systemContext } from '#app/platform/context.ts';
import { q, tx } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { reviser } from '#test/recall.ts';
import { seedFirstCourse } from '#test/starting-courses.ts';

const block = (id: string) => `\n\n\`\`\`practice
id: ${id}
kind: choose-one
question: Which of these is a drink?
options: [{ text: Nimbu }, { text: Nimbu pani, right: true }, { text: Nimbu achar }]
why: Pani is water.
\`\`\`\n`;
const steps = `\n\n\`\`\`practice
id: walk
kind: step-through
steps:
  - { title: One, say: First., ask: { question: Go on?, options: [{ text: Yes, right: true }, { text: No }] } }
  - { title: Two, say: Then., ask: { question: Still?, options: [{ text: Yes, right: true }, { text: No }] } }
  - { title: Three, say: There. }
why: So it goes.
\`\`\`\n`;

const course = '/learning/courses/no-code-app-lab';
const slug = 'decide-what-not-to-build';
/** Half past eleven at night in India, on 28 December. */
const evening = '2026-12-28T18:00:00Z';
/** Half an hour later it is the 29th there, and in London still the 28th. */
const midnight = '2026-12-28T18:30:00Z';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await seedFirstCourse(app);
  app.clock.set(evening);
});

async function write(body: string): Promise<void> {
  await sql`update lessons set body = ${body}, needs = '[]' where slug = ${slug}`.execute(q());
  await contentChanged('courses');
}

const learner = (how?: { on?: boolean; email?: string }) => reviser(app, slug, how);

const nothing = { on: true, answered: 0, due: [], minutes: 0, next: null };

test('what was missed comes back after midnight in India, then after 3 and 7 days, and is done', async () => {
  await write(block('drink'));
  const { today, home, inLesson, revise } = await learner();
  expect([await today(), await home()]).toEqual([nothing, null]);
  await inLesson('drink', 'Nimbu');
  expect(await today()).toEqual({ ...nothing, next: '2026-12-29' });
  expect((await revise('drink', '2026-12-29', 'Nimbu pani')).body.code).toBe('recall/changed');

  app.clock.set(midnight);
  expect(await today()).toMatchObject({
    due: [{ lesson: { slug }, course: { slug: 'no-code-app-lab' }, block: { id: 'drink' } }],
    minutes: 1,
    next: null,
  });
  expect(JSON.stringify(await today())).not.toContain('"right"');
  expect(await home()).toEqual({ blocks: 1, minutes: 1 });
  const first = (await revise('drink', '2026-12-29', 'Nimbu pani')).body;
  expect(first).toMatchObject({ outcome: 'right', why: 'Pani is water.', comesBack: '2027-01-01' });
  expect(await today()).toMatchObject({ answered: 1, due: [], next: '2027-01-01' });
  expect(await home()).toBeNull();

  // Two days late: the week is counted from the answer.
  app.clock.set('2027-01-03T06:00:00Z');
  expect((await revise('drink', '2027-01-01', 'Nimbu pani')).body.comesBack).toBe('2027-01-10');
  app.clock.set('2027-01-10T06:00:00Z');
  expect((await revise('drink', '2027-01-10', 'Nimbu pani')).body.comesBack).toBeNull();
  expect(await today()).toMatchObject({ answered: 1, due: [], next: null });
});

test('a wrong answer starts again, and only the first answer of a repetition counts', async () => {
  await write(block('drink'));
  const { call, dueNow, inLesson, revise, show, again } = await learner();
  await inLesson('drink', 'Nimbu');
  const lesson = async () => (await call('GET', `${course}/lessons/${slug}`)).body.practice;
  const inLessonBefore = await lesson();
  app.clock.set(midnight);
  await revise('drink', '2026-12-29', 'Nimbu pani');
  app.clock.set('2027-01-01T18:00:00Z');
  expect((await revise('drink', '2027-01-01', 'Nimbu')).body).toMatchObject({
    tries: 1,
    hint: 'Not yet. The lesson explains it.',
    comesBack: '2027-01-02',
  });
  // Past midnight the same repetition goes on, and decides nothing any more.
  app.clock.set('2027-01-01T19:00:00Z');
  expect((await revise('drink', '2027-01-01', 'Nimbu achar')).body.tries).toBe(2);
  expect((await show('drink', '2027-01-01')).body.outcome).toBe('shown');
  expect((await again('drink', '2027-01-01')).body.outcome).toBe('open');
  // An earlier try that arrives once more is none of the new ones.
  expect((await revise('drink', '2027-01-01', 'Nimbu achar', true)).body.tries).toBe(0);
  expect((await revise('drink', '2027-01-01', 'Nimbu pani')).body).toMatchObject({
    outcome: 'right',
    comesBack: '2027-01-02',
  });
  expect(await dueNow()).toEqual(['drink']);
  expect((await revise('drink', '2027-01-02', 'Nimbu pani')).body.comesBack).toBe('2027-01-05');
  expect(await lesson()).toEqual(inLessonBefore);
});

test('answered in two windows at once, it is one step', async () => {
  await write(block('drink'));
  const { inLesson, revise, today } = await learner();
  await inLesson('drink', 'Nimbu');
  app.clock.set(midnight);
  const both = await Promise.all(
    ['Nimbu pani', 'Nimbu pani', 'Nimbu'].map((choice) => revise('drink', '2026-12-29', choice)),
  );
  const [first] = both;
  expect(new Set(both.map(({ status, body }) => `${status} ${body.comesBack}`)).size).toBe(1);
  expect(await today()).toMatchObject({ answered: 1, next: first?.body.comesBack });
});

test('practice in steps is decided by its last step, or by a wrong one', async () => {
  await write(steps);
  const { call, dueNow, revise } = await learner();
  const lesson = (await call('GET', `${course}/lessons/${slug}`)).body.lesson.id;
  const answer = (...choices: string[]) => ({ kind: 'step-through', choices });
  await call('POST', `/learning/lessons/${lesson}/practice/walk`, { answer: answer('No') });
  app.clock.set(midnight);
  expect((await revise('walk', '2026-12-29', answer('Yes'))).body).toMatchObject({
    outcome: 'open',
    comesBack: '2026-12-29',
  });
  expect(await dueNow()).toEqual(['walk']);
  expect((await revise('walk', '2026-12-29', answer('Yes', 'Yes'))).body).toMatchObject({
    outcome: 'right',
    comesBack: '2027-01-01',
  });
});

test('a day takes ten minutes, and the rest waits for the next', async () => {
  const ids = Array.from({ length: 12 }, (_, place) => `drink-${place}`);
  await write(ids.map(block).join(''));
  const { dueNow, home, inLesson, revise, today } = await learner();
  for (const id of ids) await inLesson(id, 'Nimbu');
  app.clock.set(midnight);
  expect(await home()).toEqual({ blocks: 10, minutes: 10 });
  const due = await dueNow();
  expect(due).toHaveLength(10);
  for (const id of due.slice(0, 4)) await revise(id, '2026-12-29', 'Nimbu pani');
  expect(await today()).toMatchObject({
    answered: 4,
    due: { length: 6 },
    minutes: 6,
    next: '2026-12-30',
  });
  app.clock.set('2026-12-29T18:30:00Z');
  expect(await dueNow()).toHaveLength(8);
});

test('only what can still be opened comes back, and comes back once it is there again', async () => {
  await write(block('drink') + block('gone'));
  const { dueNow, home, inLesson } = await learner();
  for (const id of ['drink', 'gone']) await inLesson(id, 'Nimbu');
  app.clock.set(midnight);
  await write(block('drink').replaceAll('Nimbu pani', 'Lime water'));
  expect(await dueNow()).toEqual(['drink']);
  await sql`update courses set published_at = null`.execute(q());
  await contentChanged('courses');
  expect([await dueNow(), await home()]).toEqual([[], null]);
  await sql`update courses set published_at = now()`.execute(q());
  await contentChanged('courses');
  await write(block('drink') + block('gone'));
  expect(await dueNow()).toEqual(['drink', 'gone']);
});

test('nothing comes back to someone who has not turned it on, or has turned it off', async () => {
  await write(block('drink') + block('other'));
  const { call, dueNow, inLesson, revise, today } = await learner({ on: false });
  await inLesson('drink', 'Nimbu');
  expect(await today()).toMatchObject({ on: false, due: [] });
  for (const _ of [1, 2]) expect((await call('PUT', '/recall')).status).toBe(204);
  await inLesson('other', 'Nimbu');
  app.clock.set(midnight);
  expect(await dueNow()).toEqual(['other']);
  for (const _ of [1, 2]) expect((await call('DELETE', '/recall')).status).toBe(204);
  expect((await revise('other', '2026-12-29', 'Nimbu pani')).body.code).toBe('recall/off');
  await call('PUT', '/recall');
  expect(await today()).toEqual(nothing);
});

test('what comes back to one learner is not another’s', async () => {
  await write(block('drink'));
  const naina = await learner();
  const other = await learner({ email: 'other@example.in' });
  await naina.inLesson('drink', 'Nimbu');
  app.clock.set(midnight);
  expect(await other.today()).toEqual(nothing);
  expect((await other.revise('drink', '2026-12-29', 'Nimbu')).body.code).toBe('recall/changed');
  await other.inLesson('drink', 'Nimbu');
  await naina.revise('drink', '2026-12-29', 'Nimbu pani');
  expect(await naina.today()).toMatchObject({ answered: 1, next: '2027-01-01' });
  expect(await other.today()).toMatchObject({ answered: 0, next: '2026-12-30' });

  await other.call('DELETE', '/recall');
  await other.inLesson('drink', 'Nimbu');
  expect(await naina.today()).toMatchObject({ on: true, answered: 1, next: '2027-01-01' });
  expect(await other.today()).toMatchObject({ on: false });

  const part = personalData.find((each) => each.part === 'recall');
  const exported = async () => (await part?.exportOf?.(naina.subject))?.data;
  expect(await exported()).toMatchObject({
    revision: { length: 1 },
    comesBack: [{ practice: 'drink', lastAnswer: { choice: 'Nimbu pani' } }],
  });
  await tx(async () => part?.erase?.(systemContext(app.clock, 'test'), naina.subject));
  expect(await exported()).toEqual({ revision: [], comesBack: [] });
});

test('what is missed again in the lesson starts again, and a hundred wait at most', async () => {
  await write(block('drink') + block('other'));
  const { call, dueNow, inLesson, revise, today } = await learner();
  await inLesson('drink', 'Nimbu');
  app.clock.set(midnight);
  await revise('drink', '2026-12-29', 'Nimbu pani');
  await inLesson('drink', 'Nimbu achar');
  expect(await today()).toMatchObject({ next: '2026-12-30' });
  await sql`insert into recall_blocks
    select uid, lesson_id, 'copy-' || n, 0, due_on, null, 0, 'open', null, null, null
    from recall_blocks, generate_series(1, 99) n`.execute(q());
  await inLesson('other', 'Nimbu');
  await inLesson('drink', 'Nimbu');
  const { rows } = await sql`select from recall_blocks`.execute(q());
  expect(rows).toHaveLength(100);
  app.clock.set('2026-12-30T06:00:00Z');
  expect(await dueNow()).toEqual(['drink']);
  expect((await call('GET', '/recall')).status).toBe(200);
});
