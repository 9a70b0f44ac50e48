import { expect, test } from 'vitest';
import { paymentsPersonalData } from '#app/payments/server/personal-data.service.ts';
import type { SandboxPayer } from '#app/payments/server/sandbox/payer-gateway.ts';
import { pool } from '#app/platform/database.ts';
import { systemContext } from '#app/platform/context.ts';
import { signIn, toldTo, waitingAt } from '#test/people.ts';
import { buyer } from '#test/purchases.ts';
import { audited, buys, held, referring, statesOf, visa } from '#test/holds.ts';

const pairs: readonly (readonly [string, SandboxPayer, SandboxPayer, 'held' | 'pending'])[] = [
  ['card', { card: visa }, { card: visa }, 'held'],
  ['UPI address', { vpa: 'tenzin@okhdfc' }, { vpa: 'Tenzin@OkHDFC' }, 'held'],
  ['phone', { contact: '+919876543210' }, { contact: '9876543210', vpa: 'other@okaxis' }, 'held'],
  ['mailbox', { email: 'tenzin.d@gmail.com' }, { email: 'tenzind+two@gmail.com' }, 'held'],
  ['card of another bank', { card: visa }, { card: { ...visa, issuer: 'ICIC' } }, 'pending'],
  ['placeholder phone', { contact: '+919999999999' }, { contact: '+919999999999' }, 'pending'],
  [
    'nothing',
    { card: visa, contact: '+919876543210' },
    { vpa: 'naina@okaxis', contact: '+919876543211' },
    'pending',
  ],
];

test.for(pairs)(
  'the buyer pays with the same %s as the referrer did',
  async ([, payer, again, state]) => {
    const { shop, tenzin } = await referring();
    await buys(shop, tenzin, payer);
    const { orderId } = await buys(shop, await buyer(shop), again, 'TENZIN_BUILDS');
    expect(await statesOf(shop, tenzin)).toEqual([state]);
    expect(await shop.faults([orderId])).toEqual([]);
  },
);

test.for(pairs)(
  'the referrer pays with the same %s as the buyer did',
  async ([, payer, again, state]) => {
    const { shop, tenzin } = await referring();
    const { orderId } = await buys(shop, await buyer(shop), payer, 'TENZIN_BUILDS');
    expect(await statesOf(shop, tenzin)).toEqual(['pending']);
    await buys(shop, tenzin, again);
    expect(await statesOf(shop, tenzin)).toEqual([state]);
    expect(await shop.faults([orderId])).toEqual([]);
  },
);

test('two people who pay with one card at the same instant are recognised', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop);
  const [own, brought] = [
    await shop.order(tenzin),
    await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS'),
  ];
  await shop.pay(own.orderId, 'success', { card: visa });
  await shop.pay(brought.orderId, 'success', { card: visa });
  await Promise.all(shop.razorpay.events.splice(0).map((event) => shop.deliver(event)));
  expect(await statesOf(shop, tenzin)).toEqual(['held']);
  expect(await shop.faults([own.orderId, brought.orderId])).toEqual([]);
});

test('a card whose payment failed says nothing about a payer', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop);
  await shop.pay((await shop.order(tenzin)).orderId, 'failure', { card: visa });
  await shop.deliverAll();
  await buys(shop, naina, { card: visa }, 'TENZIN_BUILDS');
  expect(await statesOf(shop, tenzin)).toEqual(['pending']);
  expect(await shop.faults()).toEqual([]);
});

test('a refund reverses a held reward, which then waits for nobody', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, tenzin, { card: visa });
  const { paymentId, orderId } = await buys(
    shop,
    await buyer(shop),
    { card: visa },
    'TENZIN_BUILDS',
  );
  shop.clock.advance({ days: 61 });
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, {});
  await shop.deliverAll();
  const { rows } = await pool().query(
    'select kind, amount_paise from reward_entries order by at, kind',
  );
  expect(rows.map(({ kind, amount_paise: paise }) => `${kind} ${paise}`)).toEqual([
    'earned 45000',
    'held 0',
    'reversed -45000',
  ]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an admin sees who has paid alike, releases the reward, and it becomes payable on time', async () => {
  const { shop, admin, tenzin, listed, reward, decide, bought } = await held();
  expect(reward).toMatchObject({
    amount: 450,
    code: 'TENZIN_BUILDS',
    referrer: { name: 'Tenzin Dorji', email: 'tenzin@example.in' },
    buyer: { name: 'Naina Gill', email: 'naina@example.in' },
    heldBecause: 'Buyer and referrer paid with the same card.',
  });
  const waiting = () => waitingAt(shop, admin.token, '/admin/held-rewards');
  expect(await waiting()).toBe(1);
  expect((await decide('release', { reason: ' ' })).body.fields).toEqual({
    reason: 'Please give a reason',
  });
  expect((await decide('release')).status).toBe(204);
  expect(await waiting()).toBe(0);
  expect(await listed('held')).toMatchObject({
    items: [],
    pages: 1,
    counts: { held: 0, released: 1, reversed: 0 },
  });
  expect(await listed('released')).toMatchObject({
    items: [{ id: reward.id, decision: 'We have asked them.' }],
  });
  expect(await audited()).toEqual([
    {
      action: 'reward/release',
      subject_id: reward.id,
      person_uid: tenzin.uid,
      reason: 'We have asked them.',
    },
  ]);
  expect(await statesOf(shop, tenzin)).toEqual(['pending']);
  expect((await decide('reversal')).body.code).toBe('referral/reward-decided');
  shop.clock.advance({ days: 61 });
  expect(await statesOf(shop, { ...tenzin, ...(await signIn(shop, tenzin)) })).toEqual(['payable']);
  expect(await shop.faults([bought.orderId])).toEqual([]);
});

test('no table stores the payer’s details, and a deletion removes even the hashes', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, tenzin, {
    card: { ...visa, issuer: 'Secretbank' },
    contact: '+919876543210',
    email: 'secret.payer@example.in',
  });
  await buys(
    shop,
    await buyer(shop),
    { vpa: 'secret.payer@okhdfc', contact: '+919876543210' },
    'TENZIN_BUILDS',
  );
  const { rows: tables } = await pool().query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  );
  expect(tables.map(({ name }) => name)).toContain('public.gateway_events');
  for (const { name } of tables) {
    const { rows } = await pool().query(`select * from ${name}`);
    for (const raw of ['9876543210', 'secret.payer', 'okhdfc', 'secretbank'])
      expect(`${name}: ${JSON.stringify(rows).toLowerCase()}`).not.toContain(raw);
  }
  const kept = async () => (await pool().query('select from payer_signs')).rowCount;
  expect(await kept()).toBe(6);
  await paymentsPersonalData.erase?.(systemContext(shop.clock, 'test'), tenzin);
  expect(await kept()).toBe(2);
});

test('a held reward is announced as payable only when it is released, however late that is', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, tenzin, { card: visa });
  await buys(shop, await buyer(shop), { card: visa }, 'TENZIN_BUILDS');
  const tell = () => shop.runJobs({ firing: 'referrals-tell-of-payable-rewards' });
  const toldPayable = async () =>
    (await toldTo(shop, await signIn(shop, tenzin))).filter((title) => title.includes('payable'))
      .length;
  shop.clock.advance({ days: 61 });
  await tell();
  expect(await toldPayable()).toBe(0);
  shop.clock.advance({ days: 90 });
  await pool().query(
    `insert into reward_entries (id, order_id, kind, referrer_uid, buyer_uid, amount_paise, reason, at)
     select 'released-by-hand', order_id, 'released', referrer_uid, buyer_uid, 0, 'a test', $1 from reward_entries where kind = 'held'`,
    [shop.clock.now()],
  );
  await tell();
  await tell();
  expect(await toldPayable()).toBe(1);
});
