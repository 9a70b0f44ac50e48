import { expect, test } from 'vitest';
import { atDesk, first } from '#test/author-desk.ts';
import { mediaDoor, picture, uploaded } from '#test/media.ts';
import { makeAuthor, signedIn, type SignedIn } from '#test/people.ts';

/** An author of the course, a stranger who writes no course, and a lesson that anyone may read. */
async function atFreeLesson() {
  const desk = await atDesk();
  const admin = { token: desk.admin } as SignedIn;
  const author = await signedIn(desk.app, { email: 'one@example.in' });
  const stranger = await signedIn(desk.app, { email: 'other@example.in' });
  for (const person of [author, stranger]) await makeAuthor(desk.app, person, admin, desk.id);
  const leave = ({ uid }: SignedIn) =>
    desk.app.call('DELETE', `/authoring/courses/${desk.id}/authors/${uid}`, { token: desk.admin });
  await leave(stranger);
  const lesson = first(first(await desk.stages()).lessons);
  const show = (body: string) => desk.save(lesson.id, { body, preview: true });
  const faults = async () => (await desk.write('GET', '/changes')).body.faults;
  const preview = async (body: string) =>
    (
      await desk.app.call('POST', `/authoring/courses/${desk.id}/preview`, {
        token: author.token,
        body: { body, needs: [], kind: 'reading' },
      })
    ).body;
  return { ...desk, author, stranger, leave, lesson, show, faults, preview };
}

const notTheirs = expect.stringContaining('someone who doesn’t write this course');

test('a course shows only media of its authors and of admins, so nobody makes another’s public', async () => {
  const { app, admin, author, stranger, lesson, publish, show, faults, preview } =
    await atFreeLesson();
  const { body } = await uploaded(app, stranger.token, 'a.jpg', await picture(300, 200));
  const path = `/media/${body.id}`;
  for (const text of [`![It](${path})`, `Look:\n\n[It](${path}/300.webp)`, `\`${path}-\``]) {
    await show(text);
    expect(await faults()).toMatchObject([{ id: lesson.id, message: notTheirs }]);
    expect((await publish()).body.code).toBe('drafts/faulty');
    const { parts, faults: found } = await preview(text);
    expect(found).toMatchObject([{ line: text.split('\n').length, message: notTheirs }]);
    expect(parts[0].html).not.toContain('by=');
  }
  expect((await mediaDoor(app)(`${path}/300.webp`)).status).toBe(403);
  for (const { token } of [author, { token: admin }]) {
    const { body: own } = await uploaded(app, token, 'b.jpg', await picture(300, 200));
    await show(`![Ours](/media/${own.id})`);
    expect((await preview(`![Ours](/media/${own.id})`)).parts[0].html).toContain('by=');
    expect((await publish()).status).toBe(200);
  }
});

test('of all media, an admin finds those that a course may show', async () => {
  const { app, id, admin, author, stranger } = await atFreeLesson();
  for (const [token, name] of [
    [author.token, 'ours.txt'],
    [stranger.token, 'theirs.txt'],
    [admin, 'admins.txt'],
  ] as const)
    await uploaded(app, token, name, Buffer.from(name));
  const found = async (token: string) => {
    const { body } = await app.call('GET', `/media?course=${id}&kind=file`, { token });
    return (body.items as { name: string }[]).map(({ name }) => name).toSorted();
  };
  expect(await found(admin)).toEqual(['admins.txt', 'ours.txt']);
  expect(await found(author.token)).toEqual(['ours.txt']);
  expect(await found(stranger.token)).toEqual([]);
});

test('what a course shows already, it may go on showing when its author has left', async () => {
  const { app, author, publish, show, leave, faults } = await atFreeLesson();
  const { body } = await uploaded(app, author.token, 'a.jpg', await picture(300, 200));
  await show(`![Ours](/media/${body.id})`);
  await publish();
  await leave(author);
  await show(`With other words: ![Ours](/media/${body.id})`);
  expect(await faults()).toEqual([]);
  expect((await publish()).status).toBe(200);
});

test('an earlier version whose file was deleted is not published, and its lesson is named', async () => {
  const { app, admin, write, publish, show, faults, lesson } = await atFreeLesson();
  const { body } = await uploaded(app, admin, 'a.txt', Buffer.from('hello'));
  await show(`[Hello](/media/${body.id})`);
  await publish();
  await show('Without it');
  await publish();
  expect((await app.call('DELETE', `/media/${body.id}`, { token: admin })).status).toBe(204);
  expect((await write('POST', '/versions/2/restore')).status).toBe(200);
  expect(await faults()).toMatchObject([
    { id: lesson.id, line: 1, message: expect.stringContaining('not in the library any more') },
  ]);
  expect((await publish()).body.code).toBe('drafts/faulty');
});
