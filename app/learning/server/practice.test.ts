import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { member } from '#test/people.ts';
import { seedFirstCourse } from '#test/starting-courses.ts';

const secretHint = 'It is served with lime and sugar.';
const fence = (words: string) => `\n\n\`\`\`practice\n${words}\n\`\`\`\n`;
const drink = `id: drink
kind: choose-one
question: Which of these is a drink?
options:
  - text: Nimbu
    hint: ${secretHint}
  - text: Nimbu pani
    right: true
  - text: Nimbu achar
hints: [Think of a glass., Think of a straw.]
why: Pani is water.`;
const order = `id: day
kind: put-in-order
question: Put the day in order.
items: [Morning, Noon, Evening]
why: The sun says so.`;

const course = '/learning/courses/no-code-app-lab';
const slug = 'decide-what-not-to-build';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await seedFirstCourse(app);
});

async function write(body: string): Promise<void> {
  await sql`update lessons set body = ${body}, needs = '[]' where slug = ${slug}`.execute(q());
  await contentChanged('courses');
}

async function learner(email?: string) {
  const { token } = await member(app, 'basicPlan', email ? { email } : {});
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, body });
  const open = async () => (await call('GET', `${course}/lessons/${slug}`)).body;
  const { id } = (await open()).lesson;
  const practice = (block: string, what = '') => `/learning/lessons/${id}/practice/${block}${what}`;
  const choose = async (choice: string) =>
    (await call('POST', practice('drink'), { answer: { kind: 'choose-one', choice } })).body;
  const complete = () => call('PUT', `/learning/lessons/${id}/completion`);
  return { call, open, practice, choose, complete };
}

test('practice stands where its author put it, without its answer', async () => {
  await write(`## One${fence(drink)}\n## Two`);
  const { open } = await learner();
  const { lesson, practice } = await open();
  expect(lesson.parts).toEqual([
    { kind: 'text', html: '<h2>One</h2>\n' },
    {
      kind: 'practice',
      block: {
        id: 'drink',
        kind: 'choose-one',
        question: 'Which of these is a drink?',
        options: ['Nimbu', 'Nimbu pani', 'Nimbu achar'],
      },
    },
    { kind: 'text', html: '<h2>Two</h2>\n' },
  ]);
  expect(practice).toEqual({});
});

test('a wrong answer gets the hint written for it, another the next general one', async () => {
  await write(fence(drink));
  const { choose } = await learner();
  expect(await choose('Nimbu')).toMatchObject({
    tries: 1,
    outcome: 'open',
    hint: secretHint,
    marks: ['wrong', null, null],
    why: null,
    solution: null,
  });
  expect(await choose('Nimbu achar')).toMatchObject({ tries: 2, hint: 'Think of a straw.' });
  expect(await choose('Nimbu pani')).toMatchObject({
    tries: 2,
    outcome: 'right',
    done: true,
    hint: null,
    why: 'Pani is water.',
  });
});

test('what was tried is there when the lesson is opened again, and only for the person who tried', async () => {
  await write(fence(drink));
  const { choose, open } = await learner();
  const told = await choose('Nimbu');
  expect((await open()).practice).toEqual({ drink: told });
  const other = await learner('kabir@example.in');
  expect((await other.open()).practice).toEqual({});
});

test('the same answer sent twice counts once', async () => {
  await write(fence(drink));
  const { choose } = await learner();
  const answers = await Promise.all(['Nimbu', 'Nimbu', 'Nimbu'].map(choose));
  expect(answers.map(({ tries }) => tries)).toEqual([1, 1, 1]);
});

test('a try that arrives again after a later one counts once', async () => {
  await write(fence(drink));
  const { call, practice } = await learner();
  const send = async (choice: string, turn: number) =>
    (
      await call('POST', practice('drink'), {
        answer: { kind: 'choose-one', choice },
        attempt: { triedBy: 'a-window', turn },
      })
    ).body;
  await send('Nimbu', 1);
  expect(await send('Nimbu achar', 2)).toMatchObject({ tries: 2 });
  expect(await send('Nimbu', 1)).toMatchObject({ tries: 2, answer: { choice: 'Nimbu achar' } });
  expect(await send('Nimbu', 3)).toMatchObject({ tries: 3 });
});

test('different answers sent at once each count, and there are never more than three', async () => {
  await write(fence(drink));
  const { choose, open } = await learner();
  await Promise.all(['Nimbu', 'Nimbu achar', 'Nimbu', 'Nimbu achar', 'Nimbu'].map(choose));
  const { tries } = (await open()).practice.drink;
  expect(tries).toBeGreaterThanOrEqual(2);
  expect(tries).toBeLessThanOrEqual(3);
});

test('after three tries only the answer is left, and a new round keeps what is done', async () => {
  await write(fence(drink));
  const { call, choose, practice } = await learner();
  for (const choice of ['Nimbu', 'Nimbu achar', 'Nimbu']) await choose(choice);
  expect(await choose('Nimbu pani')).toMatchObject({ tries: 3, outcome: 'open', done: false });
  const shown = (await call('POST', practice('drink', '/answer'))).body;
  expect(shown).toMatchObject({
    outcome: 'shown',
    done: true,
    solution: { kind: 'choose-one', choice: 'Nimbu pani' },
    why: 'Pani is water.',
  });
  const fresh = (await call('POST', practice('drink', '/again'))).body;
  expect(fresh).toMatchObject({ tries: 0, outcome: 'open', done: true, answer: null });
  expect((await call('POST', practice('drink', '/again'))).body).toEqual(fresh);
  expect(await choose('Nimbu pani')).toMatchObject({ tries: 0, outcome: 'right' });
});

test('the answer is not shown before a try', async () => {
  await write(fence(drink));
  const { call, practice, open } = await learner();
  const { status, body } = await call('POST', practice('drink', '/answer'));
  expect([status, body]).toEqual([
    409,
    {
      code: 'practice/try-first',
      error: 'Try once. After that we can show you the answer.',
    },
  ]);
  expect((await open()).practice).toEqual({});
});

test('a lesson is complete only when its practice is done, and says so', async () => {
  await write(fence(drink) + fence(order));
  const { call, choose, complete, practice } = await learner();
  await choose('Nimbu pani');
  const refused = await complete();
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'lessons/practice-open',
      error:
        'Some practice of this lesson is still open. Answer it, or let us show you the answer; then mark the lesson complete.',
    },
  ]);
  const answer = { kind: 'put-in-order', order: ['Noon', 'Morning', 'Evening'] };
  await call('POST', practice('day'), { answer });
  await call('POST', practice('day', '/answer'));
  expect((await complete()).status).toBe(200);
});

test('what was answered right stays done when its author rewrites it, and a new block is open', async () => {
  await write(fence(drink));
  const { choose, complete, open } = await learner();
  await choose('Nimbu pani');
  await write(fence(drink.replaceAll('Nimbu pani', 'Lime water')));
  expect((await open()).practice.drink).toMatchObject({
    outcome: 'right',
    answer: { choice: 'Lime water' },
  });
  expect((await complete()).status).toBe(200);
  await write(fence(drink) + fence(order));
  expect((await open()).completed).toHaveLength(1);
});

test('an answer to an earlier version is not judged', async () => {
  await write(fence(drink));
  const { call, practice, open } = await learner();
  for (const answer of [
    { kind: 'choose-one', choice: 'Chai' },
    { kind: 'put-in-order', order: ['Noon'] },
  ]) {
    const { status, body } = await call('POST', practice('drink'), { answer });
    expect([status, body.code]).toEqual([409, 'practice/changed']);
  }
  expect((await open()).practice).toEqual({});
  const unknown = await call('POST', practice('none'), {
    answer: { kind: 'choose-one', choice: 'Chai' },
  });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'practice/not-found']);
});

test('practice that can’t be read is left out, and the lesson is still there', async () => {
  await write(
    `## Before${fence('kind: riddle')}${fence(drink)}${fence(drink)}\n- a list${fence(order).replaceAll('\n', '\n  ')}`,
  );
  const { open } = await learner();
  const { parts } = (await open()).lesson;
  expect(parts.map(({ kind }: { kind: string }) => kind)).toEqual(['text', 'practice', 'text']);
  expect(JSON.stringify(parts)).not.toContain('Morning');
});

test('nobody finds a lesson by its answers and hints', async () => {
  await write(`The word is wombat.${fence(drink)}\nThe last word is quokka.`);
  const { call } = await learner();
  const found = async (q: string) =>
    (await call('GET', `/search/lessons?q=${q}`)).body.groups.flatMap(
      ({ hits }: { hits: object[] }) => hits,
    );
  expect(await found('wombat')).toHaveLength(1);
  expect(await found('quokka')).toHaveLength(1);
  expect(await found('achar')).toEqual([]);
});
