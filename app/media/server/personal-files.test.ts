import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { q } from '#app/platform/database.ts';
import { photoFiles } from '#app/profile/server/routes.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { mediaDoor } from '#test/media.ts';
import { member } from '#test/people.ts';
import { keepPersonalFile } from './personal-files.service.ts';
import { mediaStore } from './store-gateway.ts';

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);

/** Someone with a way to send a photo and a résumé. */
async function sender() {
  const app = await testApp();
  const person = await member(app);
  const { token } = person;
  const send = async (method: string, path: string, body: Buffer, type: string) => {
    const headers = { 'content-type': type };
    const answer = await app.call(method, path, {
      token,
      body,
      headers,
      query: { name: 'me.pdf' },
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return {
    app,
    person,
    photo: async (colour: string): Promise<string> =>
      (await send('POST', '/account/photo', await picture(colour), 'image/jpeg')).photoURL,
    resume: async (words: string): Promise<string> =>
      (await send('PUT', '/placements/resume', pdf(words), 'application/pdf')).id,
    resumeBytes: async (id: string) =>
      Buffer.from((await app.call('GET', `/placements/resumes/${id}`, { token })).bytes),
  };
}

const shown = async (address: string) => {
  const answer = await photoFiles().request(address);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
};

const rows = async () =>
  (
    await sql<{ id: string; key: string; purpose: string; state: string; facts: { copies?: [] } }>`
      select id, key, purpose, state, facts from media order by created_at, purpose`.execute(q())
  ).rows;

const inStore = async (key: string) =>
  (await mediaStore()).read(key, { start: 0, end: 3 }).then(
    async (stream) => new Response(stream).text(),
    () => null,
  );

const keysOf = async () =>
  (await rows()).flatMap(({ key, purpose }) =>
    purpose === 'photo' ? [`${key}.128.webp`, `${key}.512.webp`] : [key],
  );

test('photos and résumés are files in the store, and what takes their place leaves none of the old', async () => {
  const { app, photo, resume } = await sender();
  await photo('#d61e1e');
  await resume('first');
  const before = await keysOf();
  expect(await Promise.all(before.map(inStore))).toEqual(['RIFF', 'RIFF', '%PDF']);
  const kept = await sql`select picture, small from photos
    union all select pdf, null from placement_resumes`.execute(q());
  const nothing = { picture: null, small: null };
  expect(kept.rows).toEqual([nothing, nothing]);

  const address = await photo('#1428c8');
  const second = await resume('second');
  await app.runJobs();
  expect(await Promise.all(before.map(inStore))).toEqual([null, null, null]);
  expect((await rows()).map(({ purpose, state }) => [purpose, state])).toEqual([
    ['photo', 'ready'],
    ['resume', 'ready'],
  ]);
  expect(await shown(address)).toBeInstanceOf(Buffer);
  expect(second).toEqual(expect.any(String));
});

test('neither can be had at the addresses of what lessons show', async () => {
  const { app, photo, resume } = await sender();
  await photo('#d61e1e');
  await resume('mine');
  const door = mediaDoor(app);
  for (const { id, purpose } of await rows()) {
    const file = purpose === 'photo' ? '512.webp' : 'file';
    expect((await door(`/media/${id}/${file}`)).status).toBeGreaterThanOrEqual(400);
  }
});

test('those that an earlier version left in the database are still shown, and move to the store', async () => {
  const { app, photo, resume, resumeBytes } = await sender();
  const [address, id] = [await photo('#d61e1e'), await resume('kept')];
  const before = { photo: await shown(address), resume: await resumeBytes(id) };
  expect(before.photo).toBeInstanceOf(Buffer);
  const small = await shown(address.replace('.webp', '-128.webp'));
  await sql`update photos set media_id = null, picture = ${before.photo}, small = ${small}`.execute(
    q(),
  );
  await sql`update placement_resumes set media_id = null, pdf = ${before.resume}`.execute(q());
  await sql`delete from media`.execute(q());
  const now = async () => ({ photo: await shown(address), resume: await resumeBytes(id) });
  expect(await now()).toEqual(before);
  await app.runJobs({ firing: 'move-photos' });
  await app.runJobs({ firing: 'move-resumes' });
  expect((await rows()).map(({ purpose, state }) => [purpose, state])).toEqual([
    ['photo', 'ready'],
    ['resume', 'ready'],
  ]);
  expect(await now()).toEqual(before);
  expect(await shown(address.replace('.webp', '-128.webp'))).toEqual(small);
});

const bytes = { resume: pdf('lost') };

test('what its feature refuses is gone at once, and what a killed process left after a day', async () => {
  const { app, person } = await sender();
  const ctx = systemContext(app.clock, 'test');
  const file = { owner: person.uid, name: 'me.pdf', bytes };
  const refused = keepPersonalFile(ctx, file, () => Promise.reject(new Error('no')));
  await expect(refused).rejects.toThrow('no');
  expect(await rows()).toEqual([]);

  await left(app, person.uid);
  const [{ key } = { key: '' }] = await rows();
  expect(await inStore(key)).toBe('%PDF');
  await app.runJobs({ firing: 'forget-personal-files' });
  expect(await rows()).toHaveLength(1);
  app.clock.advance({ days: 1, minutes: 1 });
  await app.runJobs({ firing: 'forget-personal-files' });
  expect([await rows(), await inStore(key)]).toEqual([[], null]);
});

/** What a process leaves that was killed before its transaction. */
async function left(app: TestApp, owner: string) {
  await keepPersonalFile(
    systemContext(app.clock, 'test'),
    { owner, name: 'me.pdf', bytes },
    async () => {},
  );
  await sql`update media set state = 'uploading'`.execute(q());
}
