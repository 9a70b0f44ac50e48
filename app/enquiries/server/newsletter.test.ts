import { expect, test } from 'vitest';
import { oneClick } from '#app/platform/one-click.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { code, confirm, subscribe } from '#test/newsletter.ts';

const unsubscribe = ({ call }: TestApp, oobCode: string) =>
  call('POST', '/newsletter/unsubscribe', { query: { oobCode } });

test('asking again gets the same answer and floods no mailbox, whether the address is subscribed or not', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  const answers = [await subscribe(app), await subscribe(app)];
  await app.runJobs();
  answers.push(await subscribe(app));
  expect(await app.mailbox()).toHaveLength(1);
  await confirm(app, await code(app, 'confirm'));
  app.clock.advance({ hours: 2 });
  answers.push(await subscribe(app));
  expect(await app.mailbox()).toHaveLength(2);
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: answers[0]?.status, body: answers[0]?.body });
});

test('a confirmation expires after a week, and a new one can be requested', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  await subscribe(app);
  const old = await code(app, 'confirm');
  app.clock.advance({ days: 7 });
  expect((await confirm(app, old)).body).toEqual({
    error: 'This link has expired. Please subscribe again.',
    code: 'newsletter/expired-code',
  });
  await subscribe(app);
  expect((await confirm(app, await code(app, 'confirm'))).status).toBe(200);
  for (const guess of ['', 'guessed', await code(app, 'unsubscribe')])
    expect((await confirm(app, guess)).body.code).toBe('newsletter/invalid-code');
});

test('unsubscribing works, also twice; an old link does not undo it, and a new one does', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  await subscribe(app);
  const first = await code(app, 'confirm');
  app.clock.advance({ hours: 1 });
  await subscribe(app);
  const second = await code(app, 'confirm');
  expect((await confirm(app, second)).status).toBe(200);
  const oobCode = await code(app, 'unsubscribe');
  expect((await unsubscribe(app, 'guessed')).body.code).toBe('newsletter/invalid-code');
  expect((await unsubscribe(app, oobCode)).body).toEqual({ message: 'You are unsubscribed.' });
  expect((await unsubscribe(app, oobCode)).status).toBe(200);
  expect((await confirm(app, first)).body.code).toBe('newsletter/invalid-code');
  await subscribe(app);
  expect((await confirm(app, await code(app, 'confirm'))).status).toBe(200);
});

test('guessing unsubscribe codes is limited, for letters and for notifications', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '0.02' });
  const statuses = [];
  for (const path of [
    '/newsletter/unsubscribe',
    '/notifications/unsubscribe',
    '/newsletter/unsubscribe',
  ] as const)
    statuses.push((await app.call('POST', path, { query: { oobCode: 'guessed' } })).status);
  expect(statuses).toEqual([400, 400, 429]);
});

test('a mail program unsubscribes by posting its form to the letter’s own address', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  await subscribe(app);
  await confirm(app, await code(app, 'confirm'));
  const address = `http://127.0.0.1:3000/newsletter/unsubscribe?oobCode=${await code(app, 'unsubscribe')}`;
  const post = new Request(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  const { status } = await app.api.fetch(oneClick(post), {
    incoming: { socket: { remoteAddress: '192.0.2.1' } },
  });
  expect(status).toBe(200);
  await subscribe(app);
  expect((await app.mailbox()).map(({ subject }) => subject)[0]).toBe('Confirm your subscription');
});
