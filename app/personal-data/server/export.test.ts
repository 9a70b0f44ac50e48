import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { testApp } from '#test/app.ts';
import { mailedCode, naina, signedIn } from '#test/people.ts';
import { complete } from '#test/practice.ts';
import { openShop } from '#test/purchases.ts';
import { seedFirstCourse } from '#test/starting-courses.ts';

function opened(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  return { files, text, data: JSON.parse(text) };
}

test('a person can download everything stored about them: facts in one file, and the photo', async () => {
  const shop = await openShop();
  await seedFirstCourse(shop);
  const person = await signedIn(shop);
  const { token } = person;
  const { orderId } = await shop.order(person, 'basicPlan');
  await shop.confirm(person, orderId, await shop.pay(orderId));
  const [course] = (await shop.call('GET', '/courses')).body;
  const { sections } = (await shop.call('GET', `/catalogue/${course.slug}`)).body;
  const lesson = sections.flatMap(
    ({ lessons }: { lessons: { id: string; slug: string }[] }) => lessons,
  )[0];
  await complete(
    async (method, path, body) => (await shop.call(method, path, { token, body })).body,
    course.slug,
    lesson,
  );
  const picture = await sharp({
    create: { width: 60, height: 60, channels: 3, background: '#d61e1e' },
  })
    .png()
    .toBuffer();
  await shop.call('POST', '/account/photo', { token, body: picture });
  await shop.call('POST', '/contact/queries', {
    body: {
      email: person.email,
      name: 'Naina',
      subject: 'Other',
      message: 'A question about the first lesson.',
    },
  });
  await shop.call('POST', '/newsletter/subscribe', { body: { email: person.email } });

  await shop.runJobs();
  const { status, headers, bytes } = await shop.call('GET', '/account/export', { token });
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="your-data.zip"',
    'cache-control': 'no-store',
  });
  const { files, data } = opened(bytes);
  expect(data).toMatchObject({
    account: {
      uid: person.uid,
      email: person.email,
      displayName: 'Naina Gill',
      sessions: [{ endedAt: null }],
    },
    photo: { file: 'photo.webp' },
    memberships: [{ planType: 'basicPlan' }],
    payments: {
      orders: [{ orderId, status: 'paid', amountPaise: 500_000 }],
      payments: [{ orderId, status: 'captured' }],
    },
    referrals: { codes: [{ givenUpAt: null }], rewards: [] },
    learning: { completedLessons: [{ lessonId: lesson.id }] },
    practice: [
      { lessonId: lesson.id, practice: 'what-is-evidence' },
      { lessonId: lesson.id, practice: 'before-you-go' },
    ],
    letters: {
      enquiries: [{ message: 'A question about the first lesson.' }],
      newsletter: [{ endedAt: null }],
    },
  });
  expect((await sharp(files['photo.webp']).metadata()).format).toBe('webp');
});

test('it contains no secret: no password, token, code or hash', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const code = await mailedCode(app, '/reset-password');
  const { text } = opened((await app.call('GET', '/account/export', { token })).bytes);
  const { rows } = await sql<{ password_hash: string }>`select password_hash from users`.execute(
    q(),
  );
  const secrets = [
    naina.password,
    rows[0]?.password_hash ?? '',
    token,
    sha256(token),
    code,
    sha256(code),
    '$argon2',
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/hash|fingerprint|secret/i);
});

test('it contains nothing about anyone else, and can be requested ten times an hour', async () => {
  const app = await testApp();
  await signedIn(app, { email: 'kabir@example.in', displayName: 'Kabir Das' });
  const { token } = await signedIn(app);
  const { text } = opened((await app.call('GET', '/account/export', { token })).bytes);
  expect(text).not.toMatch(/kabir/i);
  for (let time = 1; time < 10; time += 1) await app.call('GET', '/account/export', { token });
  expect((await app.call('GET', '/account/export', { token })).status).toBe(429);
});
