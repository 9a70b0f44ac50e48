import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mediaStore } from '#app/media/server/store-gateway.ts';
import { testApp } from '#test/app.ts';
import { atCartridges } from '#test/cartridge-desk.ts';
import { packed, pagesMade } from '#test/cartridges.ts';
import { ask as requestDeletion, passDays, zephyr } from '#test/deletions.ts';
import { arrived, mediaDoor, sendPart } from '#test/media.ts';
import { makeAuthor, signedIn } from '#test/people.ts';

const page = (text: string) => pagesMade({ Welcome: `<p>${text}</p>` });

/** What the store has; a package has two files there: its bytes and how far they are. */
async function atDeskWithStore() {
  const desk = await atCartridges();
  const { app, admin } = desk;
  const stored = async () => {
    await app.runJobs();
    // Opening the store makes its folder.
    await mediaStore();
    return (await readdir(`${app.config.dataDir}/media`)).length;
  };
  const before = await stored();
  const left = async () => [
    (await stored()) - before,
    (await app.call('GET', '/media', { token: admin })).body.taken,
  ];
  return { ...desk, left };
}

const gone = (reply: { status: number; body: { code?: string } }) => [
  reply.status,
  reply.body.code,
];
const noPackage = [409, 'media/no-package'];

test('a package is sent once: its report leaves it where it is, and adding it removes it', async () => {
  const { keep, ask, left } = await atDeskWithStore();
  const kept = await keep(page('Hello'));
  const { stamp } = (await ask(kept)).body;
  expect(await left()).toEqual([2, packed(page('Hello')).length]);
  expect((await ask(kept, { stamp })).status).toBe(200);
  expect(await left()).toEqual([0, 0]);
});

test('a package that did not arrive whole goes on where it stopped, also in another process', async () => {
  const { app, begin, ask } = await atDeskWithStore();
  const bytes = packed(page('Hello'));
  const file = { name: 'a.imscc', size: bytes.length, fingerprint: 'a'.repeat(64) };
  const { id, address } = (await begin(file)).body;
  await sendPart(mediaDoor(app), address, bytes.subarray(0, 100), 0);
  expect(gone(await ask(id))).toEqual([409, 'media/incomplete']);
  const restarted = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  expect((await begin(file)).body).toEqual({ id, address });
  const door = mediaDoor(restarted);
  expect(await arrived(door, address)).toBe(100);
  await sendPart(door, address, bytes.subarray(100), 100);
  expect((await ask(id)).status).toBe(200);
});

test('an author’s next package takes the place of the last one', async () => {
  const { keep, ask, left, begin } = await atDeskWithStore();
  const first = await keep(page('Hello'));
  const { stamp } = (await ask(first)).body;
  const second = await keep(page('Good morning'));
  expect(gone(await ask(first, { stamp }))).toEqual(noPackage);
  expect((await ask(second)).status).toBe(200);
  expect(await left()).toEqual([2, packed(page('Good morning')).length]);
  const files = ['b', 'c'].map((letter) => ({
    name: 'b.imscc',
    size: 100,
    fingerprint: letter.repeat(64),
  }));
  // Two at once: one of them is told to try again.
  const begun = await Promise.all(files.map((file) => begin(file)));
  expect(begun.map(({ status }) => status)).toContain(201);
  expect(await left()).toEqual([2, 100]);
});

test('nobody but its author uses or removes a package, not even an admin', async () => {
  const { app, id, admin, keep, ask } = await atDeskWithStore();
  const one = await signedIn(app, { email: 'one@example.in' });
  const other = await signedIn(app, { email: 'other@example.in' });
  for (const author of [one, other]) await makeAuthor(app, author, { token: admin }, id);
  const kept = await keep(page('Hello'), one);
  for (const { token } of [{ token: admin }, other]) {
    expect(gone(await ask(kept, { token }))).toEqual(noPackage);
    expect((await app.call('DELETE', `/cartridges/${kept}`, { token })).status).toBe(204);
    // The doors of the media library don't know it either.
    expect((await app.call('GET', `/media/${kept}`, { token })).status).toBe(404);
    expect((await app.call('DELETE', `/media/${kept}`, { token })).status).toBe(404);
    expect((await app.call('POST', `/media-uploads/${kept}/end`, { token })).status).toBe(404);
  }
  expect((await ask(kept, one)).status).toBe(200);
  // Someone else's next package leaves it alone.
  await keep(page('Good morning'), other);
  expect((await ask(kept, one)).status).toBe(200);
});

test('a package that is dismissed, or a day old, is gone', async () => {
  const { app, admin, keep, ask, left } = await atDeskWithStore();
  const dismissed = await keep(page('Hello'));
  const remove = () => app.call('DELETE', `/cartridges/${dismissed}`, { token: admin });
  expect((await remove()).status).toBe(204);
  expect(gone(await ask(dismissed))).toEqual(noPackage);
  expect([(await remove()).status, await left()]).toEqual([204, [0, 0]]);

  const old = await keep(page('Hello'));
  app.clock.advance({ hours: 23 });
  await app.runJobs({ firing: 'forget-packages' });
  expect((await ask(old)).status).toBe(200);
  app.clock.advance({ hours: 2 });
  await app.runJobs({ firing: 'forget-packages' });
  expect(gone(await ask(old))).toEqual(noPackage);
  expect(await left()).toEqual([0, 0]);
});

test('with the account of its owner, a package and its bytes are gone', async () => {
  const { app, id, admin, keep, left } = await atDeskWithStore();
  const author = await signedIn(app, zephyr);
  await makeAuthor(app, author, { token: admin }, id);
  await keep(page('Hello'), author);
  await requestDeletion(app, author);
  expect(await left()).toEqual([2, packed(page('Hello')).length]);
  await passDays(app, 15);
  expect(await left()).toEqual([0, 0]);
});

test('a package larger than 256 MB is refused before a byte of it is sent', async () => {
  const { begin } = await atCartridges();
  const { status, body } = await begin({
    name: 'large.imscc',
    size: 256 * 2 ** 20 + 1,
    fingerprint: 'd'.repeat(64),
  });
  expect([status, body.fields]).toEqual([400, { size: 'A package may have 256 MB' }]);
});
