import { readdir } from 'node:fs/promises';
import { Client, type ClientBase } from 'pg';
import { expect, test, vi } from 'vitest';
import { selectWaiting } from '#app/media/server/waiting.queries.ts';
import { mediaStore } from '#app/media/server/store-gateway.ts';
import { refuse } from '#app/shared/problem.ts';
import { first } from '#test/author-desk.ts';
import { atCartridges } from '#test/cartridge-desk.ts';
import { pagesMade } from '#test/cartridges.ts';
import { picture } from '#test/media.ts';

const pictures = ['counter.jpg', 'kitchen.jpg'];

/**
 * An import that ends before the draft has changed. One picture of it is stored. Of the second, the
 * copies are, and nothing was written down after that.
 */
async function interrupted() {
  const desk = await atCartridges();
  const { app, admin, keep, ask } = desk;
  const page = pictures.map((name) => `<img src="${name}" alt="">`).join('');
  const made = pagesMade({ Welcome: `<p>Hello</p>${page}` });
  const [one, two] = [await picture(1000, 500), await picture(1000, 600)];
  const kept = await keep({
    ...made,
    files: { ...made.files, 'pages/counter.jpg': one, 'pages/kitchen.jpg': two },
  });
  const store = await mediaStore();
  const before = await readdir(`${app.config.dataDir}/media`);
  const write = store.write.bind(store);
  const keys: string[] = [];
  const spy = vi.spyOn(store, 'write').mockImplementation(async (key, bytes) => {
    await write(key, bytes);
    // Three widths of each.
    if (keys.push(key) === 6) throw refuse('server/busy', { retryAfter: 1 });
  });
  const { stamp } = (await ask(kept)).body;
  expect((await ask(kept, { stamp })).status).toBe(503);
  spy.mockRestore();
  const aDayLater = async () => {
    await app.runJobs();
    app.clock.advance({ hours: 25 });
    await app.runJobs({ firing: 'forget-waiting-media' });
    await app.runJobs({ firing: 'forget-packages' });
    await app.runJobs();
  };
  const stored = async () => {
    const now = await readdir(`${app.config.dataDir}/media`);
    return now.filter((name) => !before.includes(name));
  };
  const unfinished = async () =>
    (await app.call('GET', '/media-uploads', { token: admin })).body as unknown[];
  const taken = async () => (await app.call('GET', '/media', { token: admin })).body.taken;
  return { ...desk, kept, stamp, aDayLater, stored, unfinished, taken };
}

test('what an interrupted import has stored is in no library, and gone after a day', async () => {
  const { stages, library, unfinished, stored, taken, aDayLater } = await interrupted();
  expect([await library(), await unfinished()]).toEqual([[], []]);
  expect(JSON.stringify(await stages())).not.toContain('Welcome');
  expect(await stored()).not.toEqual([]);
  await aDayLater();
  expect([await stored(), await taken()]).toEqual([[], 0]);
});

test('the next try uses what an interrupted import has stored, and then it stays', async () => {
  const { ask, kept, stamp, library, stored, aDayLater } = await interrupted();
  const copies = (await stored()).filter((name) => name.endsWith('.webp'));
  expect((await ask(kept, { stamp })).body).toMatchObject({ stages: 1, lessons: 1 });
  await aDayLater();
  const items: { name: string; uses: number }[] = await library();
  expect(new Map(items.map(({ name, uses }) => [name, uses]))).toEqual(
    new Map(pictures.map((name) => [name, 1])),
  );
  expect([copies.length, await stored()]).toEqual([6, copies]);
});

test('a file that a lesson names stays, whoever wrote it there', async () => {
  const { stages, save, library, aDayLater } = await interrupted();
  const [waiting] = await selectWaiting(new Date('2100-01-01'), 1);
  const { id } = first(first(await stages()).lessons);
  const saved = await save(id, { body: `![](/media/${waiting?.id})` });
  expect(saved.status).toBe(200);
  await aDayLater();
  expect(await library()).toMatchObject([{ name: 'counter.jpg', uses: 1 }]);
});

/** What waits is removed at the worst moment: just before it would begin to wait anew. */
function removedMeanwhile() {
  const { query } = Client.prototype;
  const removed = Promise.withResolvers<void>();
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function hurried(
    this: ClientBase,
    ...asked: Parameters<ClientBase['query']>
  ) {
    const [statement] = asked as unknown as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text.startsWith('update "media" set "waits_since"')) {
      spy.mockRestore();
      // A client sends one statement after the other.
      Reflect.apply(query, this, ['delete from media where waits_since is not null']);
      removed.resolve();
    }
    return query.apply(this, asked);
  });
  return removed.promise;
}

test('what the job removes while the same package is added again is stored anew', async () => {
  const { ask, kept, stamp, library } = await interrupted();
  const removed = removedMeanwhile();
  const [{ body }] = await Promise.all([ask(kept, { stamp }), removed]);
  expect(body).toMatchObject({ stages: 1, lessons: 1 });
  const items: { name: string; uses: number }[] = await library();
  expect(new Map(items.map(({ name, uses }) => [name, uses]))).toEqual(
    new Map(pictures.map((name) => [name, 1])),
  );
});
