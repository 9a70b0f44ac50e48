import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { startBucket } from '#test/fakes/s3.ts';
import { begin, end, mediaDoor, picture, send, uploaded } from '#test/media.ts';
import { photoFiles } from '#app/profile/server/routes.ts';
import { signedInAdmin } from '#test/people.ts';
import { systemContext } from '#app/platform/context.ts';
import { copyMedia } from './copying.service.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let variables: Record<string, string>;
beforeAll(async () => {
  bucket = await startBucket();
  variables = {
    ADMIN_EMAIL: 'asha@example.in',
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'school',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
});
afterAll(() => bucket.stop());

async function inBucket(): Promise<{ app: TestApp; token: string }> {
  const app = await testApp(variables);
  return { app, token: (await signedInAdmin(app)).token };
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a file goes to the bucket in parts, goes on after another start, and is equal', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000_000)]);
  const { app, token } = await inBucket();
  const { body } = await begin(app, token, 'plan.pdf', bytes);
  // Neither a whole number of parts nor less than one.
  const half = bytes.subarray(0, 12_345_678);
  expect((await send(mediaDoor(app), body.address, half)).status).toBe(204);
  const door = mediaDoor(app);
  const head = await door(body.address, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  const offset = Number(head.headers.get('upload-offset'));
  expect(offset).toBe(half.length);
  expect((await send(door, body.address, bytes, offset)).status).toBe(204);
  expect((await end(app, token, body.id)).body.size).toBe(bytes.length);
  const stored = bucket.objects.get(body.address.split('/').at(-1));
  expect(stored && digest(stored)).toBe(digest(bytes));
});

test('a picture’s copies are served from the bucket, and nothing stays of what is deleted', async () => {
  const { app, token } = await inBucket();
  const { body } = await uploaded(app, token, 'counter.jpg', await picture(1000, 500));
  await app.runJobs();
  const served = await mediaDoor(app)(body.thumbnail, { headers: { range: 'bytes=0-3' } });
  expect([served.status, await served.text()]).toEqual([206, 'RIFF']);
  const unfinished = await begin(app, token, 'a.txt', Buffer.from('hello'));
  await app.call('DELETE', `/media/${body.id}`, { token });
  await app.call('DELETE', `/media/${unfinished.body.id}`, { token });
  const before = [...bucket.objects.keys()].length;
  await app.runJobs();
  const left = [...bucket.objects.keys()].filter((key) => !key.endsWith('.info'));
  expect(before).toBeGreaterThan(left.length);
  // Of the first test: its file, and nothing else.
  expect(left.length).toBeLessThanOrEqual(1);
  expect(bucket.open()).toBe(0);
});

test('an operator moves the files from the folder to the bucket, and only what is missing', async () => {
  const folder = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedInAdmin(folder);
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(17_000_000)]);
  const { body: begun } = await begin(folder, token, 'large.pdf', large);
  const door = mediaDoor(folder);
  await send(door, begun.address, large.subarray(0, 9_000_000));
  await send(door, begun.address, large, 9_000_000);
  await end(folder, token, begun.id);
  const photo = await picture(1000, 500);
  await uploaded(folder, token, 'counter.jpg', photo);
  const { photoURL } = (await folder.call('POST', '/account/photo', { token, body: photo })).body;
  const app = await testApp(variables);
  const copy = () => copyMedia(systemContext(app.clock, 'test'), 'folder');
  expect(await copy()).toEqual({ copied: 6, there: 0 });
  expect(await copy()).toEqual({ copied: 0, there: 6 });
  const stored = bucket.objects.get(begun.address.split('/').at(-1));
  expect(stored && digest(stored)).toBe(digest(large));
  // From the bucket now.
  expect((await photoFiles().request(photoURL)).status).toBe(200);
});
