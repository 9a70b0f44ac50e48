import { expect, test } from 'vitest';
import { seedCourses } from '#app/courses/server/seed.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { member, signedInAdmin } from '#test/people.ts';
import { complete } from '#test/practice.ts';

interface Lesson {
  id: string;
  slug: string;
  title: string;
  state: string;
  written: boolean;
}
interface Stage {
  id: string;
  title: string;
  lessons: Lesson[];
}

const slug = 'no-code-app-lab';

/** An admin at the desk of the first course, and how readers see it. */
async function atDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedCourses(app.clock);
  const { token } = await signedInAdmin(app);
  const { id } = (await app.call('GET', `/courses/slug/${slug}`)).body;
  const write = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token, body });
  const stages = async (): Promise<Stage[]> => (await write('GET', '')).body.stages;
  const readers = async () => (await app.call('GET', `/catalogue/${slug}`)).body;
  const publish = async (words = '') => {
    const { stamp } = (await write('GET', '/changes')).body;
    return write('POST', '/publication', { stamp, words });
  };
  const save = async (lesson: string, changes: object) => {
    const { title, minutes, preview, body, tasks, revision } = (
      await write('GET', `/lessons/${lesson}`)
    ).body;
    const texts = { title, minutes, preview, body, tasks, revision, ...changes };
    return write('PUT', `/lessons/${lesson}`, texts);
  };
  return { app, id, write, stages, readers, publish, save };
}

const first = <T>(list: readonly T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error('nothing here');
  return item;
};
const learn = (app: TestApp, token: string, lesson: Lesson): Promise<void> =>
  complete(
    async (method, path, body) => (await app.call(method, path, { token, body })).body,
    slug,
    lesson,
  );
const titlesIn = (stages: readonly { title: string; lessons: readonly { title: string }[] }[]) =>
  stages.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);

test('readers get nothing of a draft until it is published, and then all of it', async () => {
  const { app, write, stages, readers, publish, save } = await atDesk();
  const before = await readers();
  const added = (await write('POST', '/stages', { title: 'After launch' })).body.stages.at(-1);
  const { id } = (await write('POST', '/lessons', { stage: added.id, title: 'Measure one thing' }))
    .body;
  await save(id, { body: '## Choose the one thing', minutes: 12, tasks: ['Choose it'] });
  expect(await readers()).toEqual(before);
  expect((await stages()).at(-1)).toMatchObject({
    title: 'After launch',
    lessons: [{ slug: 'measure-one-thing', written: true, state: 'new' }],
  });

  expect(await publish('What comes after')).toMatchObject({
    status: 200,
    body: { draftSince: null },
  });
  expect((await readers()).sections.at(-1)).toMatchObject({
    title: 'After launch',
    lessons: [{ id, slug: 'measure-one-thing', minutes: 12, written: true }],
  });
  const { token } = await member(app);
  const lesson = await app.call('GET', `/learning/courses/${slug}/lessons/measure-one-thing`, {
    token,
  });
  expect(lesson.body.lesson).toMatchObject({ id, tasks: ['Choose it'] });
});

test('what was completed stays completed while lessons are renamed, moved and rewritten', async () => {
  const { app, stages, write, publish, save } = await atDesk();
  const { token } = await member(app);
  const lesson = first(first(await stages()).lessons);
  const { id } = lesson;
  await learn(app, token, lesson);
  const last = (await stages()).at(-1)?.id;
  await save(id, { title: 'Another name', body: 'Another text' });
  await write('PUT', `/lessons/${id}/place`, { stage: last, place: 1 });
  expect((await publish()).status).toBe(200);
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token });
  expect(body.completed).toEqual([id]);
  expect(body.progress.lessonsDone).toBe(1);
  expect(await write('GET', `/lessons/${id}/learners`)).toMatchObject({ body: { completed: 1 } });
});

test('stages and lessons move, and the order that was saved is the one that is published', async () => {
  const { stages, write, readers, publish } = await atDesk();
  const [one, two, ...rest] = await stages();
  if (!one || !two) throw new Error('too few stages');
  await write('PUT', `/stages/${one.id}/place`, { place: 2 });
  await write('PUT', `/lessons/${first(two.lessons).id}/place`, { stage: one.id, place: 2 });
  await write('PUT', `/stages/${two.id}`, { title: 'Renamed' });
  const [begin, ...others] = one.lessons;
  const expected = titlesIn([
    { title: 'Renamed', lessons: two.lessons.slice(1) },
    { title: one.title, lessons: [begin ?? first(others), first(two.lessons), ...others] },
    ...rest,
  ]);
  expect(titlesIn(await stages())).toEqual(expected);
  const { changes } = (await write('GET', '/changes')).body;
  expect(changes.map(({ kind, of }: { kind: string; of: string }) => `${kind} ${of}`)).toContain(
    'title stage',
  );
  await publish();
  expect(titlesIn((await readers()).sections)).toEqual(expected);
});

test('the second of two authors is told, and nothing of the first is lost', async () => {
  const { stages, write, save } = await atDesk();
  const { id } = first(first(await stages()).lessons);
  const { revision } = (await write('GET', `/lessons/${id}`)).body;
  expect((await save(id, { body: 'The first author’s' })).status).toBe(200);
  const late = await save(id, { body: 'The second author’s', revision });
  expect(late).toMatchObject({ status: 409, body: { code: 'drafts/changed-meanwhile' } });
  expect(late.body.error).toContain('changed this lesson in the meantime');
  expect((await write('GET', `/lessons/${id}`)).body.body).toBe('The first author’s');
});

test('after a draft was discarded, a text from it cannot be saved over what came next', async () => {
  const { stages, write, save } = await atDesk();
  const { id } = first(first(await stages()).lessons);
  const { revision } = (await save(id, { body: 'From the discarded draft' })).body;
  expect((await write('DELETE', '/draft')).body).toMatchObject({ draftSince: null });
  expect((await save(id, { body: 'Late', revision })).status).toBe(409);
  expect((await write('GET', `/lessons/${id}`)).body.body).not.toContain('discarded');
});

test('what is published is what was shown', async () => {
  const { stages, write, save } = await atDesk();
  const { id } = first(first(await stages()).lessons);
  await save(id, { body: 'Shown' });
  const { stamp } = (await write('GET', '/changes')).body;
  await save(id, { body: 'Written after that' });
  expect(await write('POST', '/publication', { stamp, words: '' })).toMatchObject({
    status: 409,
    body: { code: 'drafts/not-as-shown' },
  });
});

test('an earlier version comes back as a draft, with the lessons deleted since', async () => {
  const { app, stages, write, publish, save } = await atDesk();
  const { token } = await member(app);
  const lesson = first(first(await stages()).lessons);
  const { id, title } = lesson;
  await learn(app, token, lesson);
  await save(id, { minutes: 99 });
  await publish('With another length');
  await write('DELETE', `/lessons/${id}`);
  await publish('Without its first lesson');
  expect(
    (await stages()).flatMap(({ lessons }) => lessons).map((lesson) => lesson.id),
  ).not.toContain(id);

  const { versions } = (await write('GET', '/versions')).body;
  expect(versions).toMatchObject([
    { number: 2, words: 'Without its first lesson' },
    { number: 1, words: 'With another length' },
  ]);
  await write('POST', '/versions/1/restore');
  expect(first(first(await stages()).lessons)).toMatchObject({ id, title, state: 'new' });
  await publish('As it was');
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token });
  expect(body.completed).toEqual([id]);
});

test('a stage with lessons is not deleted, nor is anything that is not there', async () => {
  const { stages, write } = await atDesk();
  const { id } = first(await stages());
  expect((await write('DELETE', `/stages/${id}`)).status).toBe(409);
  expect((await write('DELETE', '/stages/none')).body.code).toBe('stages/not-found');
  expect((await write('DELETE', '/lessons/none')).body.code).toBe('drafts/lesson-not-found');
  expect((await write('POST', '/versions/7/restore')).body.code).toBe('versions/not-found');
});

test('practice that can’t be read is shown with its line, and is not published', async () => {
  const { app, stages, write, publish, save } = await atDesk();
  const { id, title } = first(first(await stages()).lessons);
  const practice = (question: string) =>
    `Read this.\n\n\`\`\`practice\nid: first\nkind: choose-one\n${question}\noptions: [{ text: One, right: true }, { text: Two }]\nwhy: One is enough.\n\`\`\``;
  await save(id, { body: practice('qestion: How many?') });
  expect((await write('GET', '/changes')).body.faults).toMatchObject([{ id, title, line: 4 }]);
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'drafts/faulty' } });

  await save(id, { body: practice('question: How many?') });
  expect((await publish()).status).toBe(200);
  const { token } = await member(app);
  const lesson = await app.call(
    'GET',
    `/learning/courses/${slug}/lessons/${first(first(await stages()).lessons).slug}`,
    { token },
  );
  expect(lesson.body.lesson.parts).toMatchObject([
    { kind: 'text' },
    { kind: 'practice', block: { id: 'first', question: 'How many?' } },
  ]);
});
