import { expect, test } from 'vitest';
import { paymentsPersonalData } from '#app/payments/server/personal-data.service.ts';
import type { SandboxPayer } from '#app/payments/server/sandbox-payer-gateway.ts';
import { pool } from '#app/platform/database.ts';
import { systemContext } from '#app/platform/context.ts';
import { member, signIn, signedInAdmin, toldTo, type SignedIn, waitingAt } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { tellOfPayableRewards } from './rewards.service.ts';

const visa = { network: 'Visa', type: 'debit', issuer: 'HDFC', last4: '0153' };

/** Tenzin, a member whose code is TENZIN_BUILDS, has paid nothing yet. */
async function referring() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const tenzin = await member(shop, 'basicPlan', {
    email: 'tenzin@example.in',
    displayName: 'Tenzin Dorji',
  });
  await shop.call('PUT', `/referral/update/${tenzin.uid}`, {
    token: tenzin.token,
    body: { referralCode: 'TENZIN_BUILDS' },
  });
  return { shop, tenzin };
}

async function buys(shop: Shop, who: SignedIn, payer: SandboxPayer, code?: string) {
  const { orderId } = await shop.order(who, 'basicPlan', code);
  const paid = await shop.pay(orderId, 'success', payer);
  await shop.confirm(who, orderId, paid);
  await shop.deliverAll();
  return { orderId, ...paid };
}

const statesOf = async (shop: Shop, { token }: SignedIn): Promise<string[]> =>
  (await shop.call('GET', '/referral/stats', { token })).body.referredUsers.map(
    ({ rewardStatus }: { rewardStatus: string }) => rewardStatus,
  );

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

test('two who pay with one card at the same instant are seen as one', async () => {
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

test('a card that only failed to pay says nothing of a payer', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop);
  await shop.pay((await shop.order(tenzin)).orderId, 'failure', { card: visa });
  await shop.deliverAll();
  await buys(shop, naina, { card: visa }, 'TENZIN_BUILDS');
  expect(await statesOf(shop, tenzin)).toEqual(['pending']);
  expect(await shop.faults()).toEqual([]);
});

test('a held reward is reversed by a refund, and waits for nobody then', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, tenzin, { card: visa });
  const { paymentId, orderId } = await buys(
    shop,
    await buyer(shop),
    { card: visa },
    'TENZIN_BUILDS',
  );
  shop.clock.advance({ days: 60 });
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

/** One held reward, as the admins see it. */
async function held() {
  const { shop, tenzin } = await referring();
  const admin = await signedInAdmin(shop);
  await buys(shop, tenzin, { card: visa });
  const naina = await buyer(shop, 'naina@example.in');
  const bought = await buys(shop, naina, { card: visa, contact: '9876543210' }, 'TENZIN_BUILDS');
  const listed = async (state: string) =>
    (await shop.call('GET', '/admin/held-rewards', { token: admin.token, query: { state } })).body;
  const [reward] = (await listed('held')).items;
  const decide = (verb: 'release' | 'reversal', body: object = { reason: 'We have asked them.' }) =>
    shop.call('POST', `/admin/held-rewards/${reward.id}/${verb}`, { token: admin.token, body });
  return { shop, tenzin, admin, bought, listed, reward, decide };
}

const audited = async () =>
  (
    await pool().query(
      "select action, subject_id, person_uid, reason from admin_actions where action like 'reward%'",
    )
  ).rows;

test('an admin sees who has paid alike, releases the reward, and it is payable in its time', async () => {
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
  shop.clock.advance({ days: 60 });
  expect(await statesOf(shop, { ...tenzin, ...(await signIn(shop, tenzin)) })).toEqual(['payable']);
  expect(await shop.faults([bought.orderId])).toEqual([]);
});

test('an admin reverses it: the owner reads the reason, and a later refund takes nothing more', async () => {
  const { shop, tenzin, decide, bought, listed } = await held();
  const replies = await Promise.all([decide('reversal'), decide('reversal'), decide('release')]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  await shop.razorpay.call('POST', `/payments/${bought.paymentId}/refund`, {});
  await shop.deliverAll();
  expect((await listed('held')).counts.held).toBe(0);
  expect(await audited()).toHaveLength(1);
  expect(await statesOf(shop, tenzin)).toEqual(['reversed']);
  expect(await shop.faults([bought.orderId])).toEqual([]);
});

test('a reward that nobody held can’t be decided on, and only admins see any', async () => {
  const { shop, admin, tenzin } = await held();
  const reply = await shop.call('POST', '/admin/held-rewards/none/release', {
    token: admin.token,
    body: { reason: 'Why not?' },
  });
  expect([reply.status, reply.body.code]).toEqual([404, 'referral/reward-not-found']);
  expect((await shop.call('GET', '/admin/held-rewards', { token: tenzin.token })).status).toBe(403);
});

test('no table keeps what was told of the payer, and a deletion not even the hashes', async () => {
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

test('a held reward is called payable only when it is held no longer, however late that is', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, tenzin, { card: visa });
  await buys(shop, await buyer(shop), { card: visa }, 'TENZIN_BUILDS');
  const tell = () => tellOfPayableRewards(systemContext(shop.clock, 'test'));
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
