import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { first } from '#test/author-desk.ts';
import { begin, end, mediaDoor, picture, send, uploaded } from '#test/media.ts';
import { signedInAdmin } from '#test/people.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { mediaStore } from './store-gateway.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp({ ADMIN_EMAIL: 'asha@example.in', MEDIA_QUOTA_GB: '0.001' });
  ({ token } = await signedInAdmin(app));
});

const list = () => app.call('GET', '/media', { token });

test('a picture is stored in several widths, upright and without what the camera wrote', async () => {
  const taken = await sharp(await picture(2000, 1000))
    .withExif({ IFD0: { Copyright: 'Naina' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { status, body } = await uploaded(app, token, 'counter.jpg', taken);
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'picture', width: 1000, height: 2000, uses: 0 });
  const door = mediaDoor(app);
  const served = await door(body.thumbnail);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const facts = await sharp(await served.arrayBuffer()).metadata();
  expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([
    480,
    960,
    undefined,
    undefined,
  ]);
});

test('an upload goes on where it stopped, also for another process and after choosing the file again', async () => {
  const bytes = await picture(1200, 800);
  const begun = await begin(app, token, 'counter.jpg', bytes);
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  expect((await send(mediaDoor(app), begun.body.address, half)).status).toBe(204);
  expect((await end(app, token, begun.body.id)).body.code).toBe('media/incomplete');

  expect((await app.call('GET', '/media-uploads', { token })).body).toMatchObject([
    { id: begun.body.id, name: 'counter.jpg', size: bytes.length },
  ]);
  expect((await begin(app, token, 'counter.jpg', bytes)).body).toEqual(begun.body);
  const door = mediaDoor(app);
  const head = await door(begun.body.address, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0' },
  });
  const offset = Number(head.headers.get('upload-offset'));
  expect(offset).toBe(half.length);
  expect(head.headers.get('access-control-allow-origin')).toBeNull();
  expect((await send(door, begun.body.address, bytes)).status).toBe(409);
  expect((await send(door, begun.body.address, bytes, offset)).status).toBe(204);
  const ended = await Promise.all([1, 2].map(() => end(app, token, begun.body.id)));
  expect(ended.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list()).body).toMatchObject({ total: 1, taken: first(ended).body.size });
  expect((await send(door, begun.body.address, bytes)).status).toBe(404);
});

test('two requests never write to one upload at the same time', async () => {
  const bytes = Buffer.alloc(200_000, 'a');
  const { body } = await begin(app, token, 'notes.txt', bytes);
  const doors = [mediaDoor(app), mediaDoor(app), mediaDoor(app)];
  const statuses = await Promise.all(
    doors.map(async (door) => (await send(door, body.address, bytes)).status),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 409, 409]);
  expect((await end(app, token, body.id)).body.size).toBe(bytes.length);
});

test('two requests that begin the same file at once begin it once', async () => {
  const bytes = Buffer.alloc(200_000, 'a');
  const [one, two] = await Promise.all([1, 2].map(() => begin(app, token, 'notes.txt', bytes)));
  expect([one?.status, two?.body]).toEqual([201, one?.body]);
  expect((await app.call('GET', '/media-uploads', { token })).body).toHaveLength(1);
  expect((await list()).body.taken).toBe(bytes.length);
});

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const moving = Buffer.from(
  'R0lGODlhAQABAPAAAAAAAAAAACH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJEAQA7',
  'base64',
);

test.each([
  ['x.svg', bytesOf('<svg/>'), 'media/unknown-type', 'SVG pictures can carry scripts'],
  ['x.exe', bytesOf('MZ'), 'media/unknown-type', 'files that end in .exe'],
  ['x.png', bytesOf('<svg onload="x()"/>'), 'media/wrong-type', '“x.png” is really an SVG picture'],
  ['x.jpg', bytesOf('\0\0\0\x18ftypheic'), 'media/wrong-type', 'save it as JPEG'],
  ['x.pdf', bytesOf('<!doctype html>'), 'media/wrong-type', '“x.pdf” is really a web page'],
  ['x.txt', bytesOf('MZ\x90\0'), 'media/wrong-type', '“x.txt” is really a program'],
  ['x.png', bytesOf('\x89PNG\r\n\x1a\nrest'), 'media/damaged', 'damaged'],
  ['x.gif', moving, 'media/animated', 'Save one frame as PNG'],
])('%s is refused, and the reason is named (%#)', async (name, bytes, code, reason) => {
  const { body } = await uploaded(app, token, name, bytes);
  expect(body.code).toBe(code);
  expect(body.error).toContain(reason);
  expect((await list()).body).toMatchObject({ total: 0, taken: 0 });
});

test('a bomb of pixels is refused', async () => {
  const bomb = await sharp({
    create: { width: 7000, height: 7000, channels: 3, background: 'white' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const { body } = await uploaded(app, token, 'white.png', bomb);
  expect(body.code).toBe('media/too-many-pixels');
});

test('a file that is too large, or finds no room, is refused before it is sent', async () => {
  const size = (bytes: number) => ({ length: bytes }) as Uint8Array;
  const ask = async (name: string, bytes: number) =>
    (
      await app.call('POST', '/media-uploads', {
        token,
        body: { name, size: size(bytes).length, fingerprint: `${name} of ${bytes} bytes` },
      })
    ).body;
  expect((await ask('a.pdf', 50_000_001)).error).toContain('A file can be up to 50 MB');
  expect((await ask('a.pdf', 1_000_001)).code).toBe('media/no-room');
  const { id } = await ask('a.pdf', 900_000);
  expect((await ask('b.pdf', 900_000)).code).toBe('media/no-room');
  await app.call('DELETE', `/media/${id}`, { token });
  expect((await ask('b.pdf', 900_000)).id).toBeDefined();
});

test('a long screenshot is stored as narrow as a WebP’s height allows', async () => {
  const { body } = await uploaded(app, token, 'shop.jpg', await picture(100, 20_000));
  expect(body).toMatchObject({ width: 81, height: 16_200 });
});

test('what is deleted while it is checked leaves nothing behind', async () => {
  const bytes = await picture(1200, 800);
  const begun = await begin(app, token, 'counter.jpg', bytes);
  await send(mediaDoor(app), begun.body.address, bytes);
  const { id, address } = begun.body;
  const store = await mediaStore();
  const { read } = store;
  vi.spyOn(store, 'read').mockImplementationOnce(async (...asked) => {
    expect((await app.call('DELETE', `/media/${id}`, { token })).status).toBe(204);
    return read(...asked);
  });
  expect((await end(app, token, id)).status).toBe(404);
  await app.runJobs();
  const stored = await readdir(app.config.media.folder);
  expect(stored.filter((name) => address.endsWith(name.split('.')[0]))).toEqual([]);
});

test('the ending of a name stays', async () => {
  const { body } = await uploaded(app, token, 'notes.txt', bytesOf('hello'));
  const rename = (name: string) =>
    app.call('PUT', `/media/${body.id}`, {
      token,
      body: { name, description: '', decorative: false },
    });
  const refused = await rename('invoice.hta');
  expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    'media/other-ending',
    ['name'],
  ]);
  expect((await rename('invoice.TXT')).status).toBe(200);
});

test('one person has at most 50 unfinished uploads', async () => {
  const start = async (number: number) =>
    (await begin(app, token, `${number}.txt`, bytesOf('a'))).status;
  for (let number = 0; number < 50; number += 1) expect(await start(number)).toBe(201);
  expect(await start(50)).toBe(409);
  expect(await start(0)).toBe(201);
  expect((await list()).body.taken).toBe(50);
});

test('an upload that nobody finished in a week is forgotten', async () => {
  await begin(app, token, 'a.pdf', Buffer.alloc(500_000));
  app.clock.advance({ days: 6 });
  await app.runJobs({ firing: 'forget-unfinished-uploads' });
  expect((await list()).body.taken).toBe(500_000);
  app.clock.advance({ days: 2 });
  await app.runJobs({ firing: 'forget-unfinished-uploads' });
  expect((await list()).body.taken).toBe(0);
});
