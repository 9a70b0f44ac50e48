import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atCartridges } from '#test/cartridge-desk.ts';
import { packed, pagesMade } from '#test/cartridges.ts';
import { startBucket } from '#test/fakes/s3.ts';
import { mediaDoor, sendPart } from '#test/media.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

/** A package of more than one part of the bucket. */
const large = () => {
  const { files, ...made } = pagesMade({ Welcome: '<p>Hello</p>' });
  return { ...made, files: { ...files, 'unused.bin': randomBytes(9 * 2 ** 20) } };
};

async function atBucket() {
  const desk = await atCartridges({
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'school',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const { app, admin } = desk;
  await app.runJobs();
  const before = bucket.objects.size;
  /** Files in the bucket, uploads in parts that go on, and bytes that count against the quota. */
  const left = async () => {
    await app.runJobs();
    const { taken } = (await app.call('GET', '/media', { token: admin })).body;
    return [bucket.objects.size - before, bucket.open(), taken];
  };
  const remove = (id: string) => app.call('DELETE', `/cartridges/${id}`, { token: admin });
  return { ...desk, left, remove };
}

test('a package in a bucket is reported, added, and gone', async () => {
  const { keep, ask, left } = await atBucket();
  const kept = await keep(large());
  const shown = await ask(kept);
  expect(shown.body).toMatchObject({ stages: 1, lessons: 1 });
  expect((await left())[0]).toBeGreaterThan(0);
  expect((await ask(kept, { stamp: shown.body.stamp })).status).toBe(200);
  expect(await left()).toEqual([0, 0, 0]);
});

test('a package in a bucket that is dismissed is gone, also while it is sent', async () => {
  const { app, begin, keep, ask, left, remove } = await atBucket();
  const whole = await keep(large());
  expect((await remove(whole)).status).toBe(204);
  expect((await ask(whole)).body.code).toBe('media/no-package');
  expect(await left()).toEqual([0, 0, 0]);

  const bytes = packed(large());
  const file = { name: 'a.imscc', size: bytes.length, fingerprint: 'a'.repeat(64) };
  const { id, address } = (await begin(file)).body;
  await sendPart(mediaDoor(app), address, bytes.subarray(0, -100), 0);
  expect((await remove(id)).status).toBe(204);
  expect(await left()).toEqual([0, 0, 0]);
});
