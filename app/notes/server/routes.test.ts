import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { systemContext } from '#app/platform/context.ts';
import { q, tx } from '#app/platform/database.ts';
import { runJobsNow } from '#app/platform/jobs.ts';
import { atDesk } from '#test/notes.ts';
import { member } from '#test/people.ts';
import { notesPersonalData } from './personal-data.service.ts';

test('a note is saved while it is typed, and a repeated or late save changes nothing', async () => {
  const { save, notes, call, lesson } = await atDesk();
  expect((await save('note-of-one', 'An agreed')).body).toEqual({ id: 'note-of-one', revision: 1 });
  expect((await save('note-of-one', 'An agreed', { again: true })).body.revision).toBe(1);
  expect((await save('note-of-one', 'An agreed price')).body.revision).toBe(2);
  const late = { lesson: lesson.id, words: 'An', revision: 0, savedBy: 'window-1', turn: 1 };
  expect((await call('PUT', '/notes/note-of-one', late)).body.revision).toBe(2);
  expect(await notes()).toMatchObject([
    { id: 'note-of-one', words: 'An agreed price', revision: 2 },
  ]);
});

test('saves of a new note that arrive together make one note', async () => {
  const { save, notes } = await atDesk();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => save('note-of-one', 'The same', { again: true })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await notes()).toHaveLength(1);
});

test('when two windows write on one note, both texts are kept, however often one is sent', async () => {
  const { save, words } = await atDesk();
  await save('note-of-one', 'From the laptop');
  await save('note-of-one', 'From the phone', { revision: 1, window: 'window-2' });
  const { body } = await save('note-of-one', 'From the laptop, more');
  expect(body.id).not.toBe('note-of-one');
  await save('note-of-one', 'From the laptop, more and more');
  expect(await words()).toEqual(['From the phone', 'From the laptop, more and more']);
  // Each window writes on with its own.
  await save('note-of-one', 'From the phone, later', { revision: 1, window: 'window-2' });
  await save(body.id, 'From the laptop, later');
  expect(await words()).toEqual(['From the phone, later', 'From the laptop, later']);
});

test('a deleted note is gone, and comes back if it is written again', async () => {
  const { app, call, save, words } = await atDesk();
  await save('note-of-one', 'Keep me');
  expect((await call('DELETE', '/notes/note-of-one')).status).toBe(204);
  expect(await words()).toEqual([]);
  expect((await call('GET', '/notes')).body.counts.notes).toBe(0);
  const { bytes } = await call('GET', '/notes/file');
  expect(new TextDecoder().decode(bytes)).not.toContain('Keep me');
  await save('note-of-one', 'Keep me');
  expect(await words()).toEqual(['Keep me']);
  await call('DELETE', '/notes/note-of-one');
  app.clock.advance({ days: 2 });
  await runJobsNow();
  const { rows } = await sql`select id from lesson_notes`.execute(q());
  expect([rows.length, (await call('DELETE', '/notes/note-of-none')).status]).toEqual([1, 404]);
});

test('notes outlast the lesson, the course and the membership', async () => {
  const { app, call, lesson, next, save, signInAgain } = await atDesk();
  await save('note-of-one', 'About prices');
  await save('note-of-two', 'About refunds', { on: next });
  await call('PUT', `/bookmarks/${lesson.id}`);
  await sql`delete from lessons where id = ${lesson.id}`.execute(q());
  await sql`update lessons set title = 'Renamed' where id = ${next.id}`.execute(q());
  await contentChanged('courses');
  app.clock.advance({ days: 400 });
  await signInAgain();
  const { body } = await call('GET', '/notes');
  expect(body.courses).toMatchObject([
    {
      slug: 'no-code-app-lab',
      count: 2,
      notes: [
        { words: 'About refunds', lesson: { title: 'Renamed', slug: next.slug } },
        { words: 'About prices', lesson: { title: lesson.title, slug: null } },
      ],
    },
  ]);
  expect(body.bookmarks).toMatchObject([{ lesson: { title: lesson.title, slug: null } }]);
  // Anyone may still change their own; only members begin new ones.
  expect((await save('note-of-one', 'About last year’s prices', { revision: 1 })).status).toBe(200);
  expect((await save('note-of-three', 'Another')).status).toBe(402);
});

test('one search finds notes and bookmarks; the tabs count what it finds', async () => {
  const { call, lesson, next, save } = await atDesk();
  await save('note-of-one', 'Ask Meher about naïve prices');
  await save('note-of-two', '100% of refunds', { on: next });
  await call('PUT', `/bookmarks/${lesson.id}`);
  await call('PUT', `/bookmarks/${next.id}`);
  const find = async (words: string, show = 'all') =>
    (await call('GET', `/notes?show=${show}&q=${encodeURIComponent(words)}`)).body;
  expect((await find('naive meher')).counts).toEqual({ notes: 1, bookmarks: 0 });
  expect((await find('100_')).counts).toEqual({ notes: 1, bookmarks: 0 });
  const byTitle = await find(next.title, 'bookmarks');
  expect([byTitle.courses, byTitle.bookmarks.length, byTitle.counts]).toEqual([
    [],
    1,
    { notes: 1, bookmarks: 1 },
  ]);
  await call('DELETE', `/bookmarks/${next.id}`);
  expect((await find('')).counts).toEqual({ notes: 2, bookmarks: 1 });
});

test('all notes and bookmarks make one file, also more than are read at a time', async () => {
  const { call, lesson, next, save } = await atDesk();
  await save('note-of-one', 'About prices');
  await sql`insert into lesson_notes
    select uid, 'copy-' || n, lesson_id, lesson_title, course_id, course_title, 'Copy ' || n || '.', 1, 'nobody', 1, written_at, changed_at
    from lesson_notes, generate_series(1, 250) n`.execute(q());
  await save('note-of-two', 'About refunds', { on: next });
  await call('PUT', `/bookmarks/${lesson.id}`);
  const { status, bytes, headers } = await call('GET', '/notes/file');
  const text = new TextDecoder().decode(bytes);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(text.match(/^## /gm)).toHaveLength(2);
  expect(text.match(/^### /gm)).toHaveLength(2);
  expect(text.match(/^Copy \d+\.$/gm)).toHaveLength(250);
  expect(text).toContain(`- ${lesson.title} (`);
});

test('a lesson has room for fifty notes, and says so', async () => {
  const { save, lesson, call } = await atDesk();
  for (let number = 1; number <= 50; number += 1) await save(`note-${number}-of-many`, 'One more');
  const refused = await save('one-too-many', 'Too many');
  expect([refused.status, refused.body.code]).toEqual([409, 'notes/too-many']);
  expect((await call('GET', '/notes?page=3')).body).toMatchObject({
    page: 3,
    pages: 3,
    courses: [{ count: 50, notes: { length: 10 } }],
  });
  const { body } = await call('GET', `/learning/courses/no-code-app-lab/lessons/${lesson.slug}`);
  expect([body.notes, body.bookmarked]).toEqual([50, false]);
});

test('a passage is highlighted without words, gets some, and is found, listed and exported', async () => {
  const { call, notes, save } = await atDesk();
  const bare = await save('note-of-one', '');
  expect([bare.status, bare.body.code]).toEqual([400, 'notes/without-words']);
  const quote = 'every column';
  expect((await save('note-of-one', '', { quote })).body.revision).toBe(1);
  const whole = { words: quote, before: 'Ask of ', after: ' who' };
  expect(await notes()).toMatchObject([{ words: '', quote: whole }]);
  // The passage stays whatever is written about it, and a note on the lesson does not lose its words.
  await save('note-of-one', 'Decoration', { revision: 1 });
  await save('note-of-one', '', { revision: 2 });
  await save('note-of-one', 'Decoration', { revision: 3 });
  await save('note-of-two', 'About prices');
  expect((await save('note-of-two', '', { revision: 1, quote })).body.code).toBe(
    'notes/without-words',
  );
  const found = (await call('GET', '/notes?q=column')).body;
  expect(found.courses).toMatchObject([{ notes: [{ words: 'Decoration', quote: whole }] }]);
  const { bytes } = await call('GET', '/notes/file');
  expect(new TextDecoder().decode(bytes)).toContain('\n> every column\n\nDecoration\n');

  expect((await call('DELETE', '/notes/note-of-one')).status).toBe(204);
  expect(await notes()).toHaveLength(1);
  await save('note-of-one', '', { revision: 4, quote });
  expect(await notes()).toMatchObject([{ words: '', quote: whole }, { quote: null }]);
  // Changed in another window meanwhile: both are notes on the passage.
  await save('note-of-one', 'One', { revision: 1, window: 'window-2' });
  expect((await notes()).map((note) => (note as unknown as { quote: object }).quote)).toEqual([
    whole,
    null,
    whole,
  ]);
});

test('notes, highlights and bookmarks are their owner’s alone, and go with the account', async () => {
  const { app, person, call, lesson, notes, save } = await atDesk();
  await save('note-of-one', 'Decoration', { quote: 'every column' });
  await call('PUT', `/bookmarks/${lesson.id}`);
  const { token, uid, email } = await member(app, 'basicPlan', { email: 'other@example.in' });
  const other = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token, body });
  expect((await other('GET', '/notes')).body).toMatchObject({
    courses: [],
    bookmarks: [],
    counts: { notes: 0, bookmarks: 0 },
  });
  expect((await other('GET', `/notes/lessons/${lesson.id}`)).body.notes).toEqual([]);
  const { bytes } = await other('GET', '/notes/file');
  expect(new TextDecoder().decode(bytes)).not.toMatch(/Decoration|every column|##/);
  // The same id is another note, whose save and deletion leave the first one alone.
  const own = { lesson: lesson.id, words: 'Own', revision: 0, savedBy: 'window-3', turn: 1 };
  expect((await other('PUT', '/notes/note-of-one', own)).body).toEqual({
    id: 'note-of-one',
    revision: 1,
  });
  await other('PUT', '/notes/note-of-one', { ...own, words: 'Own, later', turn: 2 });
  await other('DELETE', '/notes/note-of-one');
  await other('DELETE', `/bookmarks/${lesson.id}`);
  const erase = (who: { uid: string; email: string }) =>
    tx(async () => notesPersonalData.erase?.(systemContext(app.clock, 'test'), who));
  await erase({ uid, email });
  expect(await notes()).toMatchObject([
    { words: 'Decoration', revision: 1, quote: { words: 'every column' } },
  ]);

  const exported = async () => (await notesPersonalData.exportOf?.(person))?.data;
  expect(await exported()).toMatchObject({
    notes: [{ words: 'Decoration', quote: 'every column' }],
    bookmarks: [{ lesson: lesson.title }],
  });
  await erase(person);
  expect(await exported()).toEqual({ notes: [], bookmarks: [] });
});

test('a lesson has room for two hundred highlights beside its notes', async () => {
  const { save } = await atDesk();
  await save('note-of-one', '', { quote: 'every column' });
  await sql`insert into lesson_notes
    select uid, 'copy-' || n, lesson_id, lesson_title, course_id, course_title, '', 1, 'nobody', 1, written_at, changed_at, null, quote, quote_before, quote_after
    from lesson_notes, generate_series(1, 199) n`.execute(q());
  const refused = await save('one-too-many', '', { quote: 'every row' });
  expect([refused.status, refused.body.code]).toEqual([409, 'notes/too-many-highlights']);
  expect((await save('note-of-two', 'About prices')).status).toBe(200);
});
