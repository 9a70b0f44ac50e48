import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool, tx } from '#app/platform/database.ts';
import { personalData } from '#app/product.ts';
import { signIn, toldTo } from '#test/people.ts';
import { asks, decides, exports, payable, rewardsOf, upi } from '#test/payouts.ts';
import { buyer } from '#test/purchases.ts';
import { buys, refund } from '#test/referring.ts';

const stored = async () =>
  (await pool().query('select state, details, shown_details from payouts order by requested_at'))
    .rows;

test('without a key nothing is stored, and the form can say so', async () => {
  const { shop, tenzin } = await payable({ SEALING_KEY: '' });
  expect((await rewardsOf(shop, tenzin)).available).toBe(false);
  const { status, code } = await asks(shop, tenzin);
  expect([status, code]).toEqual([503, 'payout/not-available']);
  expect(await stored()).toEqual([]);
});

test('a referrer asks for what is payable, the desk pays it, and each step is told', async () => {
  const { shop, tenzin, admin } = await payable();
  expect(await rewardsOf(shop, tenzin)).toMatchObject({
    sums: { pending: 0, held: 0, payable: 180_000, requested: 0, paid: 0, total: 180_000 },
    least: 50_000,
    available: true,
    entries: [
      { state: 'payable', amount: 135_000, name: 'Naina' },
      { state: 'payable', amount: 45_000, name: 'Naina' },
    ],
  });
  const { id } = await asks(shop, tenzin);
  expect(await rewardsOf(shop, tenzin)).toMatchObject({
    sums: { payable: 0, requested: 180_000, total: 180_000 },
    entries: [{ state: 'requested' }, { state: 'requested' }],
    payouts: [{ id, state: 'requested', amount: 180_000, to: 'UPI te••••@okhdfc' }],
  });
  const early = await decides(shop, admin, id, { reference: 'UTR 1' });
  expect(early.body.code).toBe('payout/not-sent');
  const file = await exports(shop, admin);
  expect(file.body).toContain(`"${id}","Tenzin Dorji","tenzin@okhdfc","","","1800"`);
  expect((await exports(shop, admin)).body.code).toBe('payout/nothing-to-export');
  expect((await exports(shop, admin, true)).body).toBe(file.body);
  expect((await decides(shop, admin, id, { reference: 'UTR 42' })).status).toBe(204);
  expect((await decides(shop, admin, id, { reason: 'Too late' })).body.code).toBe('payout/decided');
  expect(await rewardsOf(shop, tenzin)).toMatchObject({
    sums: { payable: 0, requested: 0, paid: 180_000, total: 180_000 },
    entries: [
      { state: 'paid', reason: 'UTR 42' },
      { state: 'paid', reason: 'UTR 42' },
    ],
    payouts: [{ state: 'paid', reference: 'UTR 42' }],
  });
  expect((await toldTo(shop, tenzin)).slice(0, 3)).toEqual([
    'We paid you ₹1,800',
    'Your payout of ₹1,800 is with our bank',
    'You requested a payout of ₹1,800',
  ]);
  expect((await shop.mailbox(tenzin.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['We paid you ₹1,800', 'You requested a payout of ₹1,800']),
  );
  const audited = await pool().query(
    "select action, person_uid from admin_actions where action like 'payout/%' order by at, action",
  );
  expect(audited.rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['payout/export', 'payout/pay']),
  );
  expect(await shop.faults()).toEqual([]);
});

test('what is too little, has changed or was asked for already is refused, and so are wrong details', async () => {
  const { shop, tenzin, premium } = await payable();
  expect(await asks(shop, tenzin, upi, 1)).toMatchObject({
    code: 'payout/changed',
    body: { amount: 180_000 },
  });
  const wrong = await asks(shop, tenzin, {
    way: 'bank',
    holder: ' ',
    account: '12 34',
    ifsc: 'HDFC1',
  });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([
    400,
    ['holder', 'account', 'ifsc'],
  ]);
  expect((await asks(shop, tenzin, { way: 'upi', upiId: 'not one' })).body.fields).toHaveProperty(
    'upiId',
  );
  await asks(shop, tenzin);
  expect((await asks(shop, tenzin, upi, 180_000)).code).toBe('payout/already-open');
  await refund(shop, premium);
  expect((await asks(shop, tenzin)).code).toBe('payout/too-little');
});

test('bank details are sealed, shown masked, and opened only in the file for the bank', async () => {
  const { shop, tenzin, admin } = await payable();
  const { id } = await asks(shop, tenzin, {
    way: 'bank',
    holder: '=Tenzin Dorji',
    account: '5010 0123 456789',
    ifsc: 'hdfc0001234',
  });
  const [row] = await stored();
  expect(row.details).toMatch(/^sealed\./);
  expect(JSON.stringify(row)).not.toContain('123456789');
  const { items } = (await shop.call('GET', '/admin/payouts', { token: admin.token })).body;
  expect(items).toMatchObject([
    { id, to: 'Account ••••6789, HDFC0001234', entries: 2, own: false },
  ]);
  // A spreadsheet must not take the name for a formula.
  expect((await exports(shop, admin)).body).toContain(
    `"'=Tenzin Dorji","","50100123456789","HDFC0001234","1800"`,
  );
});

test('a refused payout leaves the rewards payable; its owner reads why', async () => {
  const { shop, tenzin, admin } = await payable();
  const { id } = await asks(shop, tenzin);
  await decides(shop, admin, id, { reason: 'The bank does not know this account.' });
  expect(await rewardsOf(shop, tenzin)).toMatchObject({
    sums: { payable: 180_000, paid: 0 },
    payouts: [{ state: 'refused', reason: 'The bank does not know this account.' }],
  });
  expect((await asks(shop, tenzin)).status).toBe(201);
  expect(await shop.faults()).toEqual([]);
});

test('its owner may withdraw a request until it is with the bank, and nobody else may', async () => {
  const { shop, tenzin, admin } = await payable();
  const withdraw = async (id: string, token: string) =>
    (await shop.call('DELETE', `/referral/payouts/${id}`, { token })).body?.code;
  const { id } = await asks(shop, tenzin);
  expect(await withdraw(id, admin.token)).toBe('payout/not-found');
  expect(await withdraw(id, tenzin.token)).toBeUndefined();
  expect(await withdraw(id, tenzin.token)).toBe('payout/decided');
  const again = await asks(shop, tenzin);
  await exports(shop, admin);
  expect(await withdraw(again.id, tenzin.token)).toBe('payout/sent');
  expect(await shop.faults()).toEqual([]);
});

test('nobody decides about their own payout, and it is in none of their files', async () => {
  const { shop, tenzin, admin } = await payable();
  const { id } = await asks(shop, tenzin);
  await shop.call('POST', `/admin/members/${tenzin.uid}/role-grants`, {
    token: admin.token,
    body: { role: 'finance', reason: 'A test' },
  });
  expect((await exports(shop, tenzin)).body.code).toBe('payout/nothing-to-export');
  await exports(shop, admin);
  const own = await decides(shop, tenzin, id, { reference: 'UTR 1' });
  expect([own.status, own.body.code]).toEqual([403, 'payout/own']);
  expect((await decides(shop, tenzin, id, { reason: 'Mine' })).body.code).toBe('payout/own');
});

test('a reward reversed after its payment is a negative entry that the next payout deducts', async () => {
  const { shop, tenzin, admin, basic } = await payable();
  const { id } = await asks(shop, tenzin);
  await exports(shop, admin);
  // Between the file and the bank's answer.
  await refund(shop, basic);
  await decides(shop, admin, id, { reference: 'UTR 1' });
  const after = await rewardsOf(shop, tenzin);
  expect(after.sums).toMatchObject({ payable: -45_000, paid: 180_000, total: 135_000 });
  expect(after.entries[0]).toMatchObject({
    state: 'clawed-back',
    amount: -45_000,
    reason: 'Their payment was refunded.',
  });
  await buys(shop, await buyer(shop), 'TENZIN_BUILDS', 'premiumPlan');
  shop.clock.advance({ days: 61 });
  const later = { ...tenzin, ...(await signIn(shop, tenzin)) };
  const next = await asks(shop, later);
  expect((await rewardsOf(shop, later)).payouts[0]).toMatchObject({ amount: 90_000 });
  const desk = await signIn(shop, admin);
  await exports(shop, desk);
  await decides(shop, desk, next.id, { reference: 'UTR 2' });
  expect((await rewardsOf(shop, later)).sums).toMatchObject({
    payable: 0,
    paid: 270_000,
    total: 270_000,
  });
  expect(await shop.faults()).toEqual([]);
});

test('a reward reversed before that takes its request with it', async () => {
  const { shop, tenzin, basic } = await payable();
  await asks(shop, tenzin);
  await refund(shop, basic);
  expect(await rewardsOf(shop, tenzin)).toMatchObject({
    sums: { payable: 135_000, requested: 0, total: 135_000 },
    payouts: [{ state: 'withdrawn', reason: 'A reward in it was reversed.' }],
  });
  expect(await toldTo(shop, tenzin)).toContain('Your request for ₹1,800 was withdrawn');
  expect(await shop.faults()).toEqual([]);
});

test('someone who leaves takes the account along; the books stay', async () => {
  const { shop, tenzin, admin } = await payable();
  const { id } = await asks(shop, tenzin);
  await exports(shop, admin);
  await tx(async () => {
    for (const { erase } of personalData) await erase?.(systemContext(shop.clock, 'test'), tenzin);
  });
  expect(await stored()).toEqual([
    { state: 'sending', details: null, shown_details: 'A deleted account' },
  ]);
  expect((await exports(shop, admin, true)).body.code).toBe('payout/nothing-to-export');
  expect((await decides(shop, admin, id, { reference: 'UTR 1' })).status).toBe(204);
  expect(await shop.faults()).toEqual([]);
});
