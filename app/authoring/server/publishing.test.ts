import { expect, test } from 'vitest';
import { wholeText } from '#app/courses/lesson-needs.ts';
import { atDesk, first, learn, slug } from '#test/author-desk.ts';
import { uploaded, video } from '#test/media.ts';
import { member, signedIn } from '#test/people.ts';
import type { Change } from '../changes.ts';

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
    { number: 3, words: 'Without its first lesson' },
    { number: 2, words: 'With another length' },
    { number: 1, words: 'What learners had before the first publication from here' },
  ]);
  await write('POST', '/versions/2/restore');
  expect(first(first(await stages()).lessons)).toMatchObject({ id, title, state: 'new' });
  await publish('As it was');
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token });
  expect(body.completed).toEqual([id]);
});

test('a version is compared with the one before, and a draft with what learners have', async () => {
  const { stages, write, publish, save } = await atDesk();
  const { id, title } = first(first(await stages()).lessons);
  const { body: lesson } = await write('GET', `/lessons/${id}`);
  const was = wholeText(lesson);
  const after = wholeText({ ...lesson, body: 'Ask five people.' });
  await save(id, { body: 'Ask five people.' });
  const change = { kind: 'text', of: 'lesson', id, title };
  const draft = await write('GET', `/changes/${id}`);
  expect(draft.body).toEqual({ before: was, after });
  await publish('Shorter');
  expect((await write('GET', '/versions/2/changes')).body.changes).toMatchObject([change]);
  expect((await write('GET', `/versions/2/lessons/${id}`)).body).toEqual(draft.body);
  expect((await write('GET', `/versions/1/lessons/${id}`)).body).toEqual({
    before: '',
    after: was,
  });
  expect((await write('GET', '/versions/3/changes')).body.code).toBe('versions/not-found');
  expect((await write('GET', '/versions/2/lessons/none')).body.code).toBe(
    'drafts/lesson-not-found',
  );
});

test('what moved is listed with where it went, in a draft and in a version', async () => {
  const { stages, write, publish } = await atDesk();
  const [one, two] = await stages();
  const [lesson, next] = one?.lessons ?? [];
  if (!one || !two || !lesson || !next) throw new Error('The course has two stages of lessons');
  const listed = async (path: string) =>
    (await write('GET', path)).body.changes.map(({ kind, id, to }: Change) => [kind, id, to]);
  await write('PUT', `/lessons/${lesson.id}/place`, { stage: one.id, place: 2 });
  expect(await listed('/changes')).toEqual([
    ['moved', lesson.id, { stage: null, after: next.title }],
  ]);
  await write('PUT', `/lessons/${lesson.id}/place`, { stage: two.id, place: 1 });
  const moved = [['moved', lesson.id, { stage: two.title, after: null }]];
  expect(await listed('/changes')).toEqual(moved);
  await publish();
  expect(await listed('/versions/2/changes')).toEqual(moved);

  await write('PUT', `/stages/${one.id}/place`, { place: 2 });
  expect(await listed('/changes')).toEqual([['moved', one.id, { stage: null, after: two.title }]]);
});

test('practice that can’t be read is shown with its line, and is not published', async () => {
  const { app, stages, write, publish, save } = await atDesk();
  const { id, title } = first(first(await stages()).lessons);
  const practice = (question: string) =>
    `Read this.\n\n\`\`\`practice\nid: first\nkind: choose-one\n${question}\noptions: [{ text: One, right: true }, { text: Two }]\nwhy: One is enough.\n\`\`\``;
  await save(id, { body: practice('qestion: How many?') });
  expect((await write('GET', '/changes')).body.faults).toMatchObject([{ id, title, line: 4 }]);
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'drafts/faulty' } });

  await save(id, { needs: [], body: practice('question: How many?') });
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

test('a video without captions is pointed out, and published all the same', async () => {
  const { app, admin, stages, write, publish, save } = await atDesk();
  const { id, title } = first(first(await stages()).lessons);
  const { body: film } = await uploaded(app, admin, 'shop.mp4', await video('avc', 'mp4'));
  await save(id, { body: `![The shop](/media/${film.id})` });
  const pointedOut = async () => (await write('GET', '/changes')).body.withoutCaptions;
  expect(await pointedOut()).toEqual([{ id, title }]);
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWelcome.\n';
  await app.call('PUT', `/media/${film.id}/captions`, {
    token: admin,
    body: { captions: [{ language: 'en', text: captions }], chapters: '' },
  });
  expect(await pointedOut()).toEqual([]);
  expect((await publish()).status).toBe(200);
});

test('an author’s publication changes the content of a course that is off sale, and leaves it there', async () => {
  const { app, id, admin, stages, save, readers } = await atDesk();
  const author = await signedIn(app, { email: 'author@example.in' });
  const asAdmin = (method: string, path: string, body: object) =>
    app.call(method, path, { token: admin, body });
  await asAdmin('POST', `/admin/members/${author.uid}/role-grants`, {
    role: 'author',
    reason: 'Writes it',
  });
  await asAdmin('POST', `/authoring/courses/${id}/authors`, { email: author.email });
  const { version } = (await app.call('GET', `/admin/courses/${id}`, { token: admin })).body;
  await asAdmin('PUT', `/admin/courses/${id}/publication`, { published: false, version });
  await save(first(first(await stages()).lessons).id, { minutes: 77 });
  const write = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token: author.token, body });
  const { stamp } = (await write('GET', '/changes')).body;
  const published = await write('POST', '/publication', { stamp, words: '' });
  expect(published).toMatchObject({ status: 200, body: { published: false, draftSince: null } });
  expect((await readers()).code).toBe('courses/not-found');
  const again = (await write('GET', '/changes')).body.stamp;
  expect(await write('POST', '/publication', { stamp: again, words: '' })).toMatchObject({
    status: 409,
    body: { code: 'drafts/nothing-new' },
  });
});
