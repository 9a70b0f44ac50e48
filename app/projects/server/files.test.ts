import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { mediaStore } from '#app/media/server/store-gateway.ts';
import { q, tx } from '#app/platform/database.ts';
import { personalData } from '#app/product.ts';
import { mediaDoor, picture } from '#test/media.ts';
import { project, projectSchool } from '#test/projects.ts';

const takesFile = { ...project, takesFile: true, version: 1 };
const pdf = Buffer.from('%PDF-1.7 a form');
const byFile = { version: 2, link: '' };

async function school() {
  const made = await projectSchool();
  await made.save(made.author, takesFile);
  return made;
}

test('a learner hands in a file, which only its learner and its reviewers download', async () => {
  const { app, admin, asker, learner, author, otherAuthor, helper, ...desk } = await school();
  const { submit, sendFile, fileOf, shown, open, respond } = desk;
  const { id: file } = await sendFile(asker, 'हिसाब.pdf', pdf);
  const { id } = (await submit(asker, { ...byFile, file })).body;
  expect((await submit(asker, { ...byFile, file })).body).toEqual({ id });
  expect((await submit(asker, { ...byFile, file: null, words: 'A note.' })).body.fields).toEqual({
    link: 'Add a link or a file',
  });
  expect((await shown(asker)).attempts).toMatchObject([
    { file: { name: 'हिसाब.pdf', size: pdf.length } },
  ]);
  expect((await open(helper, id)).body.submission.file.name).toBe('हिसाब.pdf');

  const door = mediaDoor(app);
  for (const who of [asker, helper, author, admin]) {
    const { body } = await fileOf(who, id);
    const served = await door(body.address);
    expect([served.status, await served.text()]).toEqual([200, pdf.toString()]);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(served.headers.get('cache-control')).toContain('private');
  }
  for (const who of [learner, otherAuthor]) expect((await fileOf(who, id)).status).toBe(404);
  const { body } = await fileOf(asker, id);
  expect((await door(body.address.split('?')[0])).status).toBe(403);
  app.clock.advance({ hours: 2 });
  expect((await door(body.address)).status).toBe(403);
  expect((await submit(learner, { ...byFile, file })).body.code).toBe('media/no-attachment');

  // The media library has no part of it, and its owner can't show it in a lesson.
  const { token } = admin;
  expect((await app.call('GET', '/media', { token })).body.items).toEqual([]);
  expect((await app.call('GET', `/media/${file}`, { token })).status).toBe(404);
  expect((await app.call('DELETE', `/media/${file}`, { token })).status).toBe(404);
  await app.call('PUT', `/learning/lessons/${desk.lesson.id}/opened`, { token });
  const own = (await sendFile(admin, 'own.pdf', pdf)).id;
  await submit(admin, { ...byFile, file: own });
  const before = (await app.call('GET', `/media/${own}/address`, { token })).status;
  expect(before).toBe(404);

  await respond(helper, id);
  expect((await submit(asker, { ...byFile, file })).body.code).toBe('projects/file-used');
  const again = await sendFile(asker, 'again.txt', Buffer.from('better'));
  await submit(asker, { ...byFile, file: again.id });
  expect((await shown(asker)).attempts).toMatchObject([
    { file: { name: 'again.txt' } },
    { file: { name: 'हिसाब.pdf' } },
  ]);
});

test('a file is what its name says, and not too large; a refusal names the reason', async () => {
  const { asker, submit, sendFile, shown, fileOf, app, save, author } = await school();
  for (const [name, size, reason] of [
    ['film.mp4', 9, 'We don’t take files that end in .mp4'],
    ['form', 9, 'has no ending'],
    ['large.pdf', 20_000_001, '“large.pdf” is just over 20 MB. A file can be up to 20 MB.'],
  ] as const) {
    const refused = await sendFile(asker, name, Buffer.alloc(size));
    expect(refused).toMatchObject({ code: 'media/unknown-type' });
    expect(refused.error).toContain(reason);
  }
  const { id: fake } = await sendFile(asker, 'form.pdf', Buffer.from('<script>alert(1)</script>'));
  const refused = await submit(asker, { ...byFile, file: fake });
  expect(refused.body).toMatchObject({
    code: 'media/wrong-type',
    error: expect.stringContaining('“form.pdf” is really a web page'),
  });
  expect((await submit(asker, { ...byFile, file: fake })).body.code).toBe('media/no-attachment');
  expect((await shown(asker)).attempts).toEqual([]);

  const { id: file } = await sendFile(asker, 'screen.jpg', await picture(600, 300));
  expect((await submit(asker, { ...byFile, version: 1, file })).body.code).toBe('projects/changed');
  const { id } = (await submit(asker, { ...byFile, file })).body;
  const { body } = await fileOf(asker, id);
  expect(body.name).toBe('screen.webp');
  expect((await mediaDoor(app)(body.address)).headers.get('content-type')).toBe('image/webp');
  await save(author, { ...project, version: 2 });
  expect((await sendFile(asker, 'late.pdf', pdf)).code).toBe('projects/no-files');
});

test('what is taken back, replaced, or deleted with its account leaves no file', async () => {
  const { app, asker, submit, sendFile, takeBack, fileOf } = await school();
  const stored = async () =>
    (await sql<{ key: string; state: string }>`select key, state from media`.execute(q())).rows;
  const room = async () =>
    Number(
      (await sql<{ bytes: string }>`select bytes from media_room`.execute(q())).rows[0]?.bytes,
    );
  const { id: file } = await sendFile(asker, 'form.pdf', pdf);
  const { id } = (await submit(asker, { ...byFile, file })).body;
  const { body } = await fileOf(asker, id);
  const [row] = await stored();
  const read = async () => (await mediaStore()).read(row?.key ?? '', { start: 0, end: 3 });
  await (await read()).cancel();
  await takeBack(asker, id);
  await app.runJobs();
  expect([await stored(), await room()]).toEqual([[], 0]);
  await expect(read()).rejects.toThrow('ENOENT');
  expect((await mediaDoor(app)(body.address)).status).toBe(404);

  // Of files that were begun and not submitted, the newest three wait, for a week.
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf', 'four.pdf']) {
    await sendFile(asker, name, pdf);
    app.clock.advance({ minutes: 1 });
  }
  expect(await stored()).toHaveLength(3);
  app.clock.advance({ days: 8 });
  await app.runJobs({ firing: 'forget-unfinished-uploads' });
  expect([await stored(), await room()]).toEqual([[], 0]);
});

test('an export has the files, and a deletion removes them', async () => {
  const { app, asker, learner, submit, sendFile } = await school();
  for (const who of [asker, learner]) {
    const { id: file } = await sendFile(who, 'form.pdf', pdf);
    await submit(who, { ...byFile, file });
  }
  await sendFile(asker, 'begun.pdf', pdf);
  const parts = personalData.filter(({ part }) => ['projects', 'media'].includes(part));
  const exported = await parts.find(({ part }) => part === 'projects')?.exportOf?.(asker);
  const inArchive = 'project-1-form.pdf';
  expect(exported).toMatchObject({
    data: { submissions: [{ file: { name: 'form.pdf', size: pdf.length, inArchive } }] },
  });
  expect(Buffer.from(exported?.files?.[inArchive] ?? [])).toEqual(pdf);
  await tx(async () => {
    for (const { erase } of parts) await erase?.(systemContext(app.clock, 'test'), asker);
  });
  const { rows } = await sql`select owner, name from media`.execute(q());
  expect(rows).toEqual([{ owner: learner.uid, name: 'form.pdf' }]);
});
