import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { personalData } from '#app/product.ts';
import { pool, tx } from '#app/platform/database.ts';
import { signIn, toldTo } from '#test/people.ts';
import { buyer } from '#test/purchases.ts';
import {
  buys,
  earnings,
  referring,
  refund,
  rename,
  stats,
  toldOfRewards,
} from '#test/referring.ts';

test('someone who leaves becomes a former member to the referrer, in old and new notifications', async () => {
  const { shop, tenzin } = await referring();
  const kabir = await buyer(shop, 'kabir@example.in');
  await pool().query("update users set display_name = 'Kabir Das' where uid = $1", [kabir.uid]);
  const naina = await buyer(shop, 'naina@example.in');
  await buys(shop, naina, 'TENZIN_BUILDS');
  await buys(shop, kabir, 'TENZIN_BUILDS');
  await tx(async () => {
    for (const { erase } of personalData) await erase?.(systemContext(shop.clock, 'test'), naina);
  });
  shop.clock.advance({ days: 61 });
  await shop.runJobs({ firing: 'referrals-tell-of-payable-rewards' });
  const later = { ...tenzin, ...(await signIn(shop, tenzin)) };
  const { notifications } = (await shop.call('GET', '/notifications', { token: later.token })).body;
  const told = notifications
    .map(({ title, text }: { title: string; text: string }) => `${title}. ${text}`)
    .join('\n');
  expect(told).not.toContain('Naina');
  for (const text of [
    'A former member joined with your code',
    'bringing a former member.',
    'bringing Kabir.',
  ])
    expect(told).toContain(text);
  const names = (await stats(shop, later)).referredUsers.map(
    ({ referredToName }: { referredToName: string }) => referredToName,
  );
  expect(names.toSorted()).toEqual(['A former member', 'Kabir']);
});

test('the reward is announced once, however often the payment is', async () => {
  const { shop } = await referring();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS');
  const paid = await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  await Promise.all([
    ...Array.from({ length: 20 }, () => shop.confirm(naina, orderId, paid)),
    ...[...events, ...events].map((event) => shop.deliver(event)),
  ]);
  expect(await earnings()).toBe(1);
  await shop.razorpay.call('POST', `/payments/${paid.paymentId}/refund`, {});
  const refunds = shop.razorpay.events.splice(0);
  await Promise.all([...refunds, ...refunds, ...refunds].map((event) => shop.deliver(event)));
  expect(await earnings()).toBe(2);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a referrer is notified once each when a reward is earned, payable and reversed', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop, 'naina@example.in');
  const bought = await buys(shop, naina, 'TENZIN_BUILDS');
  const earned = 'Naina joined with your code';
  expect(await toldOfRewards(shop, tenzin)).toEqual([earned]);
  const tell = () => shop.runJobs({ firing: 'referrals-tell-of-payable-rewards' });
  shop.clock.advance({ days: 60 });
  await tell();
  const again = await signIn(shop, tenzin);
  expect(await toldOfRewards(shop, again)).toEqual([earned]);
  shop.clock.advance({ days: 1, minutes: 1 });
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  const payable = 'Your reward of ₹450 is payable';
  expect(await toldOfRewards(shop, again)).toEqual([payable, earned]);
  await refund(shop, bought);
  await refund(shop, bought);
  expect(await toldOfRewards(shop, again)).toEqual([
    'A reward of ₹450 was reversed',
    payable,
    earned,
  ]);
});

test('a reversed reward is never announced as payable', async () => {
  const { shop, tenzin } = await referring();
  await refund(shop, await buys(shop, await buyer(shop), 'TENZIN_BUILDS'));
  shop.clock.advance({ days: 61 });
  await shop.runJobs({ firing: 'referrals-tell-of-payable-rewards' });
  expect((await toldOfRewards(shop, await signIn(shop, tenzin)))[0]).toBe(
    'A reward of ₹450 was reversed',
  );
});

test('someone who takes another code is told what happens to the old one; a new spelling gives nothing up', async () => {
  const { shop, tenzin } = await referring();
  await rename(shop, tenzin, 'tenzin_builds');
  await rename(shop, tenzin, 'TENZIN_TWO');
  const [newest, first] = await toldTo(shop, tenzin);
  expect([newest, first]).toEqual([
    'Your referral code is now TENZIN_TWO',
    'Your referral code is now TENZIN_BUILDS',
  ]);
});
