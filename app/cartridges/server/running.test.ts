import { expect, onTestFinished, test, vi } from 'vitest';
import { mediaStore } from '#app/media/server/store-gateway.ts';
import { pool } from '#app/platform/database.ts';
import { atCartridges } from '#test/cartridge-desk.ts';
import { pagesMade } from '#test/cartridges.ts';
import { picture } from '#test/media.ts';
import { makeAuthor, signedIn } from '#test/people.ts';
import { claimDraft } from './running.queries.ts';

const made = pagesMade({ Welcome: '<p>Hello</p><img src="counter.jpg" alt="">' });
const otherMade = pagesMade({ Hello: '<p>Good morning</p>' });
const beingAdded = [409, 'cartridges/being-added'];
const said = 'A package is being added to the draft, which may take several minutes. It began on';

async function atDesk() {
  const desk = await atCartridges();
  const { app, admin, id, keep, ask } = desk;
  const shop = { ...made, files: { ...made.files, 'pages/counter.jpg': await picture(400, 300) } };
  const last = async (token = admin) =>
    (await app.call('GET', `/authoring/courses/${id}/cartridge/last`, { token })).body;
  const answered = async (kept: string, by: Parameters<typeof ask>[1] = {}) => {
    const { status, body } = await ask(kept, by);
    return [status, body.code];
  };
  /** Begins to add it, and stops before its picture is stored. */
  const half = async () => {
    const kept = await keep(shop);
    const { stamp } = (await ask(kept)).body;
    const store = await mediaStore();
    const write = store.write.bind(store);
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    onTestFinished(() => go.resolve());
    const spy = vi.spyOn(store, 'write').mockImplementation(async (...asked) => {
      spy.mockRestore();
      begun.resolve();
      await go.promise;
      return write(...asked);
    });
    const adding = ask(kept, { stamp });
    await begun.promise;
    return { kept, stamp, adding, go };
  };
  return { ...desk, shop, last, answered, half };
}

test('while a package is added, its draft takes no other, and its page says so', async () => {
  const { app, admin, id, keep, last, answered, half, stages } = await atDesk();
  const other = await signedIn(app, { email: 'other@example.in' });
  await makeAuthor(app, other, { token: admin }, id);
  expect(await last()).toEqual({ state: 'none', text: '', at: null });
  const before = (await stages()).length;
  const { kept, stamp, adding, go } = await half();
  expect(await last(other.token)).toMatchObject({ state: 'adding', text: said });
  // Its author has reloaded the page, or another one has a package.
  expect(await answered(kept)).toEqual(beingAdded);
  expect(await answered(kept, { stamp })).toEqual(beingAdded);
  expect(await answered(await keep(otherMade, other), other)).toEqual(beingAdded);
  // However long it takes: its process says again and again that it lives.
  app.clock.advance({ minutes: 2 });
  await expect.poll(() => last()).toMatchObject({ state: 'adding' });
  go.resolve();
  const { status, body } = await adding;
  expect(status).toBe(200);
  expect(await last()).toEqual({
    state: 'added',
    text: '“Sell by chat” (1 stage with 1 lesson) was added to the draft on',
    at: expect.any(String),
  });
  // The answer was lost with the page.
  expect((await app.call('GET', '/media', { token: admin })).body.items).toHaveLength(1);
  expect(await stages()).toHaveLength(before + 1);
  expect(body.addedAt).toBeUndefined();
});

test('a package that was added before says so in its report, and can be added again', async () => {
  const words = pagesMade({ Welcome: '<p>Hello</p>' });
  const { app, keep, ask, send, last, write, publish, stages } = await atDesk();
  const before = (await stages()).length;
  expect((await send(words)).body.addedAt).toBeUndefined();
  const { at } = await last();
  const kept = await keep(words);
  expect((await ask(kept)).body.addedAt).toBe(at);
  expect((await ask(await keep(otherMade))).body.addedAt).toBeUndefined();
  expect((await send(otherMade)).status).toBe(200);
  expect((await publish()).status).toBe(200);
  await write('POST', '/stages', { title: 'After launch' });
  await write('DELETE', '/draft');
  app.clock.advance({ days: 3 });
  const again = await keep(words);
  const { stamp, addedAt } = (await ask(again)).body;
  expect(addedAt).toBe(at);
  expect((await ask(again, { stamp })).status).toBe(200);
  expect(await stages()).toHaveLength(before + 3);
  const now = await last();
  expect(Date.parse(now.at)).toBeGreaterThan(Date.parse(at));
  expect((await ask(await keep(words))).body.addedAt).toBe(now.at);
});

test('an import that is refused leaves a word for a day, and the draft free', async () => {
  const { app, keep, last, half, send } = await atDesk();
  const { adding, go } = await half();
  // The next package takes the place of this one.
  await keep(otherMade);
  go.reject(new Error('The disk is full'));
  expect((await adding).status).toBe(409);
  expect(await last()).toMatchObject({
    state: 'failed',
    text: 'The last package was refused or interrupted, and nothing of it was added. It began on',
  });
  app.clock.advance({ hours: 25 });
  expect(await last()).toMatchObject({ state: 'none' });
  expect((await send(otherMade)).status).toBe(200);
  expect(await last()).toMatchObject({ state: 'added' });
});

test('a process that was killed keeps its draft for some seconds only', async () => {
  const { app, id, shop, keep, answered, last, send } = await atDesk();
  const now = app.clock.now();
  app.clock.stopAt(now);
  const until = new Date(now.getTime() + 10_000);
  await claimDraft({ course_id: id, holder: 'killed', begun_at: now, until });
  expect(await answered(await keep(shop))).toEqual(beingAdded);
  app.clock.set(new Date(until.getTime() + 1000));
  expect(await last()).toMatchObject({ state: 'failed' });
  expect((await send(shop)).status).toBe(200);
  expect(await last()).toMatchObject({ state: 'added' });
});

test('a course remembers the hundred packages that were added last', async () => {
  const { id, send, shop, last } = await atDesk();
  await pool().query(
    `insert into added_cartridges
     select $1, n::text, '', 1, 1, now() - n * interval '1 day' from generate_series(1, 100) as n`,
    [id],
  );
  expect((await send(shop)).status).toBe(200);
  const { rows } = await pool().query<{ digest: string }>('select digest from added_cartridges');
  const digests = rows.map(({ digest }) => digest);
  expect([digests.length, digests.includes('100'), digests.includes('99')]).toEqual([
    100,
    false,
    true,
  ]);
  expect(await last()).toMatchObject({ state: 'added', text: expect.stringContaining('Sell by') });
});
