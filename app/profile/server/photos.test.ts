import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { signedIn, type SignedIn } from '#test/people.ts';
import { photoFiles } from './routes.ts';

const picture = (background = '#d61e1e', width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

const upload = (
  app: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  body: Buffer,
  type = 'image/jpeg',
) => app.call('POST', '/account/photo', { token, body, headers: { 'content-type': type } });

const served = (address: string) => photoFiles().request(address);
const small = (address: string) => address.replace('.webp', '-128.webp');

test('a picture becomes the photo everywhere, at an address that nobody can guess and browsers cache', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const { status, body } = await upload(app, naina, await picture());
  expect([status, body.photoURL]).toEqual([
    200,
    expect.stringMatching(/^\/media\/photos\/[\w-]{22}\.webp$/),
  ]);
  expect((await app.call('GET', `/auth/users/${naina.uid}`, naina)).body.photoURL).toBe(
    body.photoURL,
  );
  expect((await app.call('POST', '/auth/login', { body: naina })).body.data.user.photoURL).toBe(
    body.photoURL,
  );

  for (const [address, side] of [
    [body.photoURL, 512],
    [small(body.photoURL), 128],
  ]) {
    const answer = await served(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: side,
      height: side,
    });
  }
});

test('a new photo replaces the old one, and removing it leaves none', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const first = (await upload(app, naina, await picture())).body.photoURL;
  const second = (await upload(app, naina, await picture('#1428c8'))).body.photoURL;
  expect(second).not.toBe(first);
  expect([
    (await served(first)).status,
    (await served(small(first))).status,
    (await served(second)).status,
  ]).toEqual([404, 404, 200]);

  expect((await app.call('DELETE', '/account/photo', naina)).status).toBe(204);
  expect((await app.call('DELETE', '/account/photo', naina)).status).toBe(204);
  expect((await served(second)).status).toBe(404);
  expect((await app.call('GET', `/auth/users/${naina.uid}`, naina)).body.photoURL).toBeNull();
});

test('the profile keeps or removes its own photo, and accepts no other address', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const kabir = await signedIn(app, { email: 'kabir@example.in', displayName: 'Kabir Das' });
  const own = (await upload(app, naina, await picture())).body.photoURL;
  const other = (await upload(app, kabir, await picture())).body.photoURL;
  const put = (photoURL: unknown) =>
    app.call('PUT', `/auth/users/${naina.uid}`, { ...naina, body: { photoURL } });
  expect(await put(own)).toMatchObject({ status: 200, body: { photoURL: own } });
  for (const address of [
    other,
    'https://example.com/me.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    `${own}?`,
    '',
  ])
    expect(await put(address)).toMatchObject({
      status: 400,
      body: { fields: { photoURL: expect.any(String) } },
    });
  expect(await put(null)).toMatchObject({ status: 200, body: { photoURL: null } });
  expect([(await served(own)).status, (await served(other)).status]).toEqual([404, 200]);
});

test('the bytes decide, whatever the file is called; a refusal leaves the photo unchanged', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const jpeg = await picture();
  const kept = (await upload(app, naina, jpeg, 'text/html')).body.photoURL;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const bomb = await sharp({
    create: { width: 7000, height: 6000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  for (const [bytes, status, code] of [
    [svg, 415, 'photo/unsupported-type'],
    [Buffer.alloc(0), 415, 'photo/unsupported-type'],
    [jpeg.subarray(0, jpeg.length / 2), 400, 'photo/unreadable'],
    [bomb, 413, 'photo/too-many-pixels'],
    [Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]), 413, 'request/too-large'],
  ] as const)
    expect(await upload(app, naina, bytes)).toMatchObject({ status, body: { code } });
  expect((await served(kept)).status).toBe(200);
});

test('ten uploads at once leave one photo, the one that the profile names', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const jpeg = await picture();
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(app, naina, jpeg)));
  const { photoURL } = (await app.call('GET', `/auth/users/${naina.uid}`, naina)).body;
  const alive = await Promise.all(
    answers.map(async ({ body }) =>
      (await served(body.photoURL)).status === 200 ? [body.photoURL] : [],
    ),
  );
  expect(alive.flat()).toEqual([photoURL]);
});

test('photos can be changed twenty times an hour', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  for (let time = 0; time < 20; time += 1) await app.call('DELETE', '/account/photo', naina);
  expect((await upload(app, naina, await picture())).status).toBe(429);
});

test('an unknown address has no photo', async () => {
  await testApp();
  for (const address of [
    '/media/photos/AAAAAAAAAAAAAAAAAAAAAA.webp',
    '/media/photos/x.webp',
    '/media/photos/../../etc/passwd',
  ])
    expect((await served(address)).status).toBe(404);
});
