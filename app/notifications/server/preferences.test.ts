import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { oneClick } from '#app/platform/one-click.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { mailedCode, mailedLink, signedIn, signedInAdmin, type SignedIn } from '#test/people.ts';
import { accountNews } from '#app/accounts/news.ts';
import { referralNews } from '#app/referrals/news.ts';
import { tellerOf } from './service.ts';

const notify = tellerOf({ ...accountNews, ...referralNews });

let told = 0;
const tellOfReward = ({ clock }: TestApp, { uid }: SignedIn) =>
  notify(systemContext(clock, 'test'), {
    uid,
    key: `reward:${(told += 1)}`,
    kind: 'reward-payable',
    data: { friend: 'Kabir', amountPaise: 500_00 },
  });
const tellOfSignIn = ({ clock }: TestApp, { uid }: SignedIn) =>
  notify(systemContext(clock, 'test'), {
    uid,
    key: `sign-in:${(told += 1)}`,
    kind: 'new-sign-in',
    data: { device: 'Firefox on Linux', at: clock.now().toISOString() },
  });
const rewardMails = async ({ mailbox }: TestApp, { email }: SignedIn) =>
  (await mailbox(email)).filter(({ subject }) => subject === 'Your reward of ₹500 is payable');
const prefer = ({ call }: TestApp, { token }: SignedIn, body: object) =>
  call('PUT', '/notifications/preferences', { token, body });
/** The categories that this person has turned off. */
async function unmailed({ call }: TestApp, { token }: SignedIn): Promise<string[]> {
  const { body } = await call('GET', '/notifications/preferences', { token });
  expect(body.length).toBeGreaterThan(1);
  return body.flatMap(({ category, mailed }: { category: string; mailed: boolean }) =>
    mailed ? [] : [category],
  );
}
const unsubscribe = ({ call }: TestApp, oobCode: string) =>
  call('POST', '/notifications/unsubscribe', { query: { oobCode } });

test('mails can be chosen by category; security can’t be turned off', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  expect(await unmailed(app, naina)).toEqual([]);
  for (const _ of [1, 2])
    expect((await prefer(app, naina, { category: 'referrals', mailed: false })).status).toBe(200);
  expect(await unmailed(app, naina)).toEqual(['referrals']);
  await prefer(app, naina, { category: 'referrals', mailed: true });
  expect(await unmailed(app, naina)).toEqual([]);
  expect((await prefer(app, naina, { category: 'security', mailed: false })).status).toBe(400);
});

test('only a category that the person is offered can be chosen', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { body } = await app.call('GET', '/notifications/preferences', {
    token: (await signedInAdmin(app)).token,
  });
  const naina = await signedIn(app);
  const { body: own } = await app.call('GET', '/notifications/preferences', naina);
  const categories = (of: { category: string }[]) => of.map(({ category }) => category);
  const others = categories(body).filter((each) => !categories(own).includes(each));
  expect(others).not.toEqual([]);
  for (const category of others)
    expect((await prefer(app, naina, { category, mailed: false })).body.code).toBe(
      'notification/unknown-category',
    );
});

test('the choice is read when the mail is about to be sent, and the app shows everything', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  await tellOfReward(app, naina);
  await prefer(app, naina, { category: 'referrals', mailed: false });
  expect(await rewardMails(app, naina)).toHaveLength(0);
  await prefer(app, naina, { category: 'referrals', mailed: true });
  expect(await rewardMails(app, naina)).toHaveLength(0);
  await tellOfReward(app, naina);
  expect(await rewardMails(app, naina)).toHaveLength(1);
  expect((await app.call('GET', '/notifications', { token: naina.token })).body.unread).toBe(2);
});

test('a category’s mail says how to unsubscribe; a security mail doesn’t, and is always sent', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  for (const category of ['membership', 'referrals', 'reports'])
    await prefer(app, naina, { category, mailed: false });
  await tellOfSignIn(app, naina);
  const [mail] = await app.mailbox(naina.email);
  expect(mail?.subject).toBe('New sign-in: Firefox on Linux');
  expect(mail?.links.map((link) => new URL(link).pathname)).not.toContain(
    '/notifications/unsubscribe',
  );
  await prefer(app, naina, { category: 'referrals', mailed: true });
  await tellOfReward(app, naina);
  expect((await rewardMails(app, naina))[0]?.links).toContain(
    'http://127.0.0.1:3000/account#notifications',
  );
});

test('any mail’s code turns its category off, however often it is used, and signs nobody in', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  await tellOfReward(app, naina);
  const oobCode = await mailedCode(app, '/notifications/unsubscribe');
  for (const _ of [1, 2])
    expect(await unsubscribe(app, oobCode)).toMatchObject({
      status: 200,
      body: {
        message: 'You will get no more mails about people you brought and your rewards.',
      },
    });
  await tellOfReward(app, naina);
  expect(await rewardMails(app, naina)).toHaveLength(1);
  expect(await unmailed(app, naina)).toEqual(['referrals']);
  expect((await app.call('GET', '/notifications', { token: oobCode })).status).toBe(401);
});

test('a made-up code is refused', async () => {
  const app = await testApp();
  for (const guess of ['', 'guessed'])
    expect(await unsubscribe(app, guess)).toMatchObject({
      status: 400,
      body: { code: 'notification/invalid-code', error: 'This link is no longer valid.' },
    });
});

test('a mail program unsubscribes by posting its form to the address in the mail’s header', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  await tellOfReward(app, naina);
  const address = await mailedLink(app, '/notifications/unsubscribe');
  const post = new Request(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  const { status } = await app.api.fetch(oneClick(post), {
    incoming: { socket: { remoteAddress: '192.0.2.1' } },
  });
  expect(status).toBe(200);
  await tellOfReward(app, naina);
  expect(await rewardMails(app, naina)).toHaveLength(1);
});
