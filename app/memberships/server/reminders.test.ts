import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { dayMs, minuteMs } from '#app/shared/durations.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { member, naina, signedIn, signIn, toldTo, type NewPerson } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';
import { openPeriod, reversePeriod } from './service.ts';

/** Nine in the morning in India. */
const morning = new Date('2026-11-25T09:00:00+05:30');

/** The reminders that a member got, newest first. */
const reminders = async (app: TestApp, who: NewPerson = naina) => {
  const titles = await toldTo(app, await signIn(app, who));
  return titles.filter((title) => title.startsWith('Your membership end'));
};
const remind = ({ runJobs }: TestApp) => runJobs({ firing: 'memberships-remind-of-endings' });

async function school() {
  const app = await testApp();
  app.clock.set(morning);
  return app;
}

test('after more than a week nobody is told that the membership has ended', async () => {
  const app = await school();
  await member(app);
  app.clock.advance({ days: 373 });
  await remind(app);
  expect(await reminders(app)).toEqual([]);
});

test('a member is reminded 30, 7 and 1 days before the end and on the day, once each, by however many processes', async () => {
  const app = await school();
  await member(app);
  app.clock.advance({ days: 334 });
  await remind(app);
  expect(await reminders(app)).toEqual([]);
  for (const day of [335, 336, 358, 364, 365, 366]) {
    app.clock.set(new Date(morning.getTime() + day * dayMs + minuteMs));
    await Promise.all([remind(app), remind(app)]);
    app.clock.advance({ hours: 6 });
    await remind(app);
  }
  const expected = [
    'Your membership ended on 25 Nov 2027',
    'Your membership ends tomorrow',
    'Your membership ends in 7 days',
    'Your membership ends in 30 days',
  ];
  expect(await reminders(app)).toEqual(expected);
  const subjects = (await app.mailbox(naina.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Your membership end'))).toEqual(expected);
});

test('of the reminders that a stopped school missed, only the newest is sent', async () => {
  const app = await school();
  await member(app);
  app.clock.advance({ days: 350 });
  await remind(app);
  expect(await reminders(app)).toEqual(['Your membership ends in 15 days']);
  app.clock.advance({ days: 18 });
  await remind(app);
  expect(await reminders(app)).toEqual([
    'Your membership ended on 25 Nov 2027',
    'Your membership ends in 15 days',
  ]);
  // A clock that is put back repeats nothing.
  app.clock.set(new Date(morning.getTime() + 360 * dayMs));
  await remind(app);
  expect(await reminders(app)).toHaveLength(2);
});

test('the mail says what ends and when, what is kept, what renewing costs, and where', async () => {
  const app = await school();
  await member(app);
  app.clock.advance({ days: 364, hours: 16 });
  await remind(app);
  const [mail] = await app.mailbox(naina.email);
  expect(mail?.subject).toBe('Your membership ends today');
  const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain(
    `Your Basic Plan (1 Year) runs until ${instantText(new Date(morning.getTime() + 365 * dayMs))}.`,
  );
  expect(text).toContain('your progress and certificates are kept');
  expect(text).toContain('Renewing costs ₹5,000 now.');
  expect(text).toContain('Renew for ₹5,000');
  expect(mail?.links).toContain('http://127.0.0.1:3000/register');
});

test('a period that was renewed, reversed, or belongs to a member for life is not mentioned', async () => {
  const app = await school();
  const ctx = systemContext(app.clock, 'test');
  const { uid } = await member(app);
  const kabir = await member(app, 'basicPlan', { email: 'kabir@example.in' });
  await openPeriod(ctx, { uid: kabir.uid, planType: 'premiumPlan', grantReason: 'a prize' });
  const shop = await openShop();
  // Each test application starts with the machine's own time.
  shop.clock.set(morning);
  const asha = await buyer(shop, 'asha@example.in');
  const { orderId } = await shop.order(asha);
  await shop.confirm(asha, orderId, await shop.pay(orderId));
  const { rows } = await pool().query(
    'select order_id as id from membership_periods where uid = $1',
    [asha.uid],
  );
  await reversePeriod(ctx, { orderId: rows[0].id, reason: 'refunded' });
  app.clock.advance({ days: 340 });
  await openPeriod(ctx, { uid, planType: 'basicPlan', grantReason: 'another year' });
  for (const days of [0, 10, 14, 1]) {
    app.clock.advance({ days });
    await remind(app);
  }
  for (const who of [naina, kabir, asha]) expect(await reminders(app, who)).toEqual([]);
  app.clock.advance({ days: 340 });
  await remind(app);
  expect(await reminders(app)).toEqual(['Your membership ends in 25 days']);
});

test('the year after a reversed one is reminded of its own end', async () => {
  const shop = await openShop();
  const asha = await buyer(shop);
  shop.clock.set(morning);
  const first = await shop.order(asha);
  await shop.confirm(asha, first.orderId, await shop.pay(first.orderId));
  const second = await shop.order(asha);
  await shop.confirm(asha, second.orderId, await shop.pay(second.orderId));
  shop.clock.advance({ days: 200 });
  const { rows } = await pool().query(
    'select order_id as id from membership_periods order by starts_at limit 1',
  );
  await reversePeriod(systemContext(shop.clock, 'test'), {
    orderId: rows[0].id,
    reason: 'refunded',
  });
  shop.clock.advance({ days: 140 });
  await remind(shop);
  expect(await reminders(shop, asha)).toEqual([]);
  shop.clock.advance({ days: 200 });
  await remind(shop);
  expect(await reminders(shop, asha)).toEqual(['Your membership ends in 25 days']);
});

test('a disabled account is not reminded', async () => {
  const app = await school();
  const { uid } = await member(app);
  await pool().query(
    `insert into disabled_accounts (uid, disabled_at, reason) values ($1, now(), 'test')`,
    [uid],
  );
  app.clock.advance({ days: 340 });
  await remind(app);
  expect((await pool().query('select 1 from notifications')).rows).toEqual([]);
});

test('a College member whose confirmation has run out is asked to confirm first', async () => {
  const app = await school();
  const student = await signedIn(app, { email: 'lata@du.ac.in' });
  app.clock.advance({ days: 10 });
  await openPeriod(systemContext(app.clock, 'test'), {
    uid: student.uid,
    planType: 'collegePlan',
    grantReason: 'campus',
  });
  app.clock.advance({ days: 340 });
  await remind(app);
  const [early] = await app.mailbox(student.email);
  expect(early?.text.replaceAll(/\s+/g, ' ')).toContain('Renew for ₹1,800');
  app.clock.advance({ days: 24 });
  await remind(app);
  const [late] = await app.mailbox(student.email);
  expect(late?.text.replaceAll(/\s+/g, ' ')).toContain('please confirm it again before you renew');
  expect(late?.links).toContain('http://127.0.0.1:3000/account/college');
});
