import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { formerMember } from '#app/accounts/server/people.service.ts';
import { q } from '#app/platform/database.ts';
import { deadJobs, PermanentFailure } from '#app/platform/jobs.ts';
import { configureMailer, type SentMail } from '#app/platform/mailer.ts';
import { testApp } from '#test/app.ts';
import { mailedCode, signIn, signedIn, verified } from '#test/people.ts';
import { openShop } from '#test/purchases.ts';
import { ask, passDays, traces, zephyr } from '#test/deletions.ts';

test('after fourteen days no trace of the person is left, and the address is free', async () => {
  const shop = await openShop();
  const person = await signedIn(shop, zephyr);
  const { token, uid } = person;
  const { orderId } = await shop.order(person, 'basicPlan');
  await shop.confirm(person, orderId, await shop.pay(orderId));
  const code = (await shop.call('GET', '/auth/session', { token })).body.profile.referralCode;
  const picture = await sharp({
    create: { width: 60, height: 60, channels: 3, background: '#d61e1e' },
  })
    .png()
    .toBuffer();
  await shop.call('POST', '/account/photo', { token, body: picture });
  await shop.call('POST', '/contact/queries', {
    body: {
      email: zephyr.email,
      name: zephyr.displayName,
      subject: 'Other',
      message: 'Zephyr Quillfeather asks.',
    },
  });
  await shop.call('POST', '/newsletter/subscribe', { body: { email: zephyr.email } });
  await shop.call('POST', '/auth/reset-password', { body: { email: zephyr.email } });
  await shop.runJobs();
  await ask(shop, person);
  // A person's own mailbox belongs to the person.
  const forgetMailbox = () => sql`delete from mailbox`.execute(q());
  expect(await traces()).not.toEqual([]);
  await shop.runJobs();
  await forgetMailbox();
  await passDays(shop, 15);
  expect((await shop.mailbox(zephyr.email)).map(({ subject }) => subject)).toEqual([
    'Your account is deleted',
  ]);
  await forgetMailbox();

  expect(await traces()).toEqual([]);
  const { rows } = await sql<{
    display_name: string;
    photo_url: null;
  }>`select * from users where uid = ${uid}`.execute(q());
  expect(rows).toMatchObject([
    { display_name: formerMember, photo_url: null, email_verified_at: null },
  ]);
  const kept = await sql<{ orders: number; periods: number; photos: number }>`select
    (select count(*)::int from orders where uid = ${uid}) as orders, (select count(*)::int from membership_periods where uid = ${uid}) as periods,
    (select count(*)::int from photos) as photos`.execute(q());
  expect(kept.rows).toEqual([{ orders: 1, periods: 1, photos: 0 }]);

  const buyer = await signedIn(shop, { email: 'kabir@example.in', displayName: 'Kabir Das' });
  const answer = await shop.call('POST', '/payment/verify-referral', {
    ...buyer,
    body: { code, planType: 'basicPlan' },
  });
  expect(answer.body).toMatchObject({ isValid: false, referrerName: null });
  expect((await shop.call('POST', '/auth/login', { body: zephyr })).status).toBe(401);
  await verified(shop, zephyr);
  const anew = await signIn(shop, zephyr);
  expect(anew.uid).not.toBe(uid);
  expect((await shop.call('GET', `/auth/users/${anew.uid}`, anew)).body).toMatchObject({
    planType: null,
    photoURL: null,
  });
});

test('nor does the address reveal that the account had moved to it', async () => {
  const app = await testApp();
  const person = await signedIn(app, { ...zephyr, email: 'first@example.in' });
  await app.call('POST', '/account/email-change', {
    ...person,
    body: { newEmail: zephyr.email, currentPassword: zephyr.password },
  });
  for (const address of ['first@example.in', zephyr.email]) {
    const oobCode = await mailedCode(app, '/confirm-email-change', address);
    expect(
      (await app.call('POST', '/auth/confirm-email-change', { body: { oobCode } })).status,
    ).toBe(200);
  }
  expect((await app.mailbox(zephyr.email))[0]?.subject).toBe('Your address was changed');
  await ask(app, person);
  await passDays(app, 15);
  expect((await traces()).filter((table) => table !== 'mailbox')).toEqual([]);
});

test.each([
  ['refused for good', new PermanentFailure(`550 <${zephyr.email}> is unknown`)],
  ['out of reach for a day', new Error(`421 <${zephyr.email}>: try again`)],
])('a farewell mail that is %s leaves no trace either', async (_, failure) => {
  const app = await testApp();
  const person = await signedIn(app, zephyr);
  await ask(app, person);
  await app.runJobs();
  await sql`delete from mailbox`.execute(q());
  const mailbox = vi.fn<(mail: SentMail) => Promise<void>>().mockRejectedValue(failure);
  configureMailer({
    smtpUrl: undefined,
    mailFrom: app.config.mail.from,
    appUrl: app.config.appUrl,
    mailbox,
  });
  await passDays(app, 15);
  expect(mailbox).toHaveBeenCalledWith(
    expect.objectContaining({ to: zephyr.email, subject: 'Your account is deleted' }),
  );
  // The last of its tries.
  await sql`update jobs.job set retry_count = retry_limit where name = 'send-mail'`.execute(q());
  await app.runJobs({ ahead: true });
  expect(await traces()).toEqual([]);
  expect(await deadJobs()).toEqual([]);
});
