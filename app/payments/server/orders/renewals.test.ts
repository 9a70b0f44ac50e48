import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { dayMs } from '#app/shared/durations.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { buyer, openShop } from '#test/purchases.ts';

test('a member for life has nothing left to buy', async () => {
  const shop = await openShop();
  const member = await buyer(shop);
  const { orderId } = await shop.order(member, 'premiumPlan');
  await shop.confirm(member, orderId, await shop.pay(orderId));
  const { status, body } = await shop.call('POST', '/payment/orders', {
    token: member.token,
    body: { planType: 'premiumPlan' },
  });
  expect([status, body.code]).toEqual([409, 'payment/already-lifetime']);
});

test('a Basic member can renew, or upgrade for the difference', async () => {
  const shop = await openShop();
  const member = await buyer(shop);
  const { orderId } = await shop.order(member);
  await shop.confirm(member, orderId, await shop.pay(orderId));
  const { body } = await shop.call('GET', '/payment/offers', { token: member.token });
  const { endsAt: end } = (await shop.call('GET', '/membership', { token: member.token })).body;
  const year = {
    kind: 'renewal',
    credit: 0,
    guaranteeDays: 60,
    startsAt: end,
    endsAt: new Date(Date.parse(end) + 365 * dayMs).toISOString(),
    rewards: 0,
  };
  const [basic, premium, college] = (await shop.call('GET', '/plans')).body;
  expect(body).toEqual([
    { planType: 'basicPlan', plan: basic, price: 5000, eligible: true, ...year },
    {
      planType: 'premiumPlan',
      plan: premium,
      kind: 'upgrade',
      startsAt: expect.any(String),
      endsAt: null,
      price: 10_000,
      credit: 5000,
      rewards: 0,
      guaranteeDays: 60,
      eligible: true,
    },
    { planType: 'collegePlan', plan: college, price: 1800, eligible: false, ...year },
  ]);
  expect((await shop.order(member, 'premiumPlan')).amount).toBe(1_000_000);
});

test('a paid order says which dates it opened, and so do its receipt and the list', async () => {
  const shop = await openShop();
  const member = await buyer(shop);
  const first = await shop.order(member);
  shop.clock.advance({ hours: 5 });
  await shop.confirm(member, first.orderId, await shop.pay(first.orderId));
  const renewal = await shop.order(member);
  await shop.confirm(member, renewal.orderId, await shop.pay(renewal.orderId));
  const { rows } = await pool().query(
    'select starts_at, ends_at from membership_periods order by starts_at desc',
  );
  const periods = rows.map(({ starts_at: startsAt, ends_at: endsAt }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
  const { body: orders } = await shop.call('GET', '/payment/orders', { token: member.token });
  expect(
    orders.toSorted((a: { startsAt: string }, b: { startsAt: string }) =>
      b.startsAt.localeCompare(a.startsAt),
    ),
  ).toMatchObject(periods);
  const receipts = (await shop.mailbox(member.email)).filter(({ subject }) =>
    subject.startsWith('Receipt'),
  );
  const text = receipts.map((receipt) => receipt.text.replaceAll(/\s+/g, ' ')).join(' ');
  const [second, year] = periods;
  expect(text).toContain(
    `Renewal adds ${instantText(second?.startsAt ?? '', 'date')} to ${instantText(second?.endsAt ?? '', 'date')}`,
  );
  expect(text).toContain(
    `New membership ${instantText(year?.startsAt ?? '', 'date')} to ${instantText(year?.endsAt ?? '', 'date')}`,
  );
});

test('an upgrade is not paid for with refunded money', async () => {
  const shop = await openShop();
  const member = await buyer(shop);
  const basic = await shop.order(member);
  const { paymentId, signature } = await shop.pay(basic.orderId);
  await shop.confirm(member, basic.orderId, { paymentId, signature });
  const upgrade = await shop.order(member, 'premiumPlan');
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, {});
  await shop.deliverAll();
  const { status, body } = await shop.confirm(
    member,
    upgrade.orderId,
    await shop.pay(upgrade.orderId),
  );
  expect([status, body.code]).toEqual([409, 'payment/superseded']);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.membership(member)).toBeNull();
  expect(await shop.faults([basic.orderId, upgrade.orderId])).toEqual([]);
});

test('an upgrade whose credit is still valid makes a member for life, even when it is paid late', async () => {
  const shop = await openShop();
  const member = await buyer(shop);
  const basic = await shop.order(member);
  await shop.confirm(member, basic.orderId, await shop.pay(basic.orderId));
  const upgrade = await shop.order(member, 'premiumPlan');
  shop.clock.advance({ days: 2 });
  expect(
    (await shop.confirm(member, upgrade.orderId, await shop.pay(upgrade.orderId))).status,
  ).toBe(200);
  await shop.deliverAll();
  expect(await shop.membership(member)).toBe('premiumPlan');
  expect(await shop.faults([basic.orderId, upgrade.orderId])).toEqual([]);
});
