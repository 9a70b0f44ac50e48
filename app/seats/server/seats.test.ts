import { expect, test } from 'vitest';
import { dayMs } from '#app/shared/durations.ts';
import { member, toldTo } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';
import { openDesk } from '#test/refunds.ts';
import { buysSeats, codesOf, looksAt, ordersSeats, redeems } from '#test/seats.ts';

test('an organisation buys three seats; three people redeem them, and its own membership stays as it is', async () => {
  const shop = await openShop({ SEALING_KEY: 'a key that seals the codes in tests' });
  const office = await buyer(shop);
  expect((await ordersSeats(shop, office, 3)).body.amount).toBe(1_500_000);
  const { orderId, codes } = await buysSeats(shop, office, 3);
  expect(codes.map(({ place, state }) => [place, state])).toEqual([
    [1, 'free'],
    [2, 'free'],
    [3, 'free'],
  ]);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  expect(codes[0]?.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await shop.membership(office)).toBe(null);
  const [code = '', second = '', third = ''] = codes.map((each) => each.code ?? '');

  const naina = await buyer(shop);
  const seen = await looksAt(shop, naina, ` ${code.toLowerCase().replaceAll('-', '')} `);
  expect(seen.body).toMatchObject({
    adds: { planType: 'basicPlan', kind: 'purchase' },
    from: office.displayName.split(' ')[0],
  });
  const redeemed = await redeems(shop, naina, code);
  expect([redeemed.status, redeemed.body.status]).toEqual([200, 'active']);
  expect(await shop.membership(naina)).toBe('basicPlan');
  // The codes that are left are the buyer's alone.
  expect((await shop.call('GET', '/seats', { token: naina.token })).body).toMatchObject({
    items: [],
    counts: { free: 0, redeemed: 0, withdrawn: 0 },
  });
  expect((await redeems(shop, naina, code)).body).toMatchObject({
    code: 'seat/redeemed',
    error: 'You have already redeemed this code.',
  });
  expect((await redeems(shop, office, code)).body.code).toBe('seat/redeemed');

  const left = await member(shop, 'basicPlan', { email: 'left@example.in' });
  const { adds } = (await looksAt(shop, left, second)).body;
  expect(adds.kind).toBe('renewal');
  const inDays = (Date.parse(adds.startsAt) - shop.clock.now().getTime()) / dayMs;
  expect(Math.round(inDays)).toBe(365);
  expect((await redeems(shop, left, second)).body.daysLeft).toBe(730);

  expect((await redeems(shop, office, third)).status).toBe(200);
  const list = await shop.call('GET', '/seats', { token: office.token });
  expect(list.body.counts).toEqual({ free: 0, redeemed: 3, withdrawn: 0 });
  expect(list.body.items.every(({ code: told }: { code: null }) => told === null)).toBe(true);
  expect(await toldTo(shop, office)).toEqual([
    'You redeemed a code for the Basic Plan (1 Year)',
    'One of your codes was redeemed',
    'One of your codes was redeemed',
    'Your 3 codes are ready',
  ]);
  expect((await shop.mailbox(office.email)).map(({ subject }) => subject)).toContain(
    'Receipt: 3 × Basic Plan (1 Year), ₹15,000',
  );
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a code that can’t be redeemed says why, and is not used up', async () => {
  const shop = await openShop();
  const office = await buyer(shop);
  const premium = await buysSeats(shop, office, 1, 'premiumPlan');
  const college = await buysSeats(shop, office, 1, 'collegePlan');
  const [forLife] = premium.codes;
  const [forStudents] = college.codes;
  const refused = async (who: { token: string }, code = '') =>
    (await redeems(shop, who, code)).body;
  const naina = await buyer(shop);
  expect(await refused(naina, 'K7Q2M-9XH4T-0PWZC-R5E8N')).toMatchObject({
    code: 'seat/unknown-code',
  });
  expect(await refused(naina, 'no code')).toMatchObject({ code: 'seat/unknown-code' });
  expect(await refused(naina, forStudents?.code ?? '')).toMatchObject({
    code: 'seat/college-not-eligible',
  });
  const life = await member(shop, 'premiumPlan', { email: 'life@example.in' });
  expect(await refused(life, forLife?.code ?? '')).toMatchObject({ code: 'seat/for-life' });

  // What she saw has changed meanwhile: she has bought a year.
  const { planType: _, ...shown } = (await looksAt(shop, naina, forLife?.code ?? '')).body.adds;
  const { orderId } = await shop.order(naina);
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  const late = await shop.call('POST', '/seat-codes/redemption', {
    token: naina.token,
    body: { code: forLife?.code ?? '', shown },
  });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'seat/changed', adds: { kind: 'upgrade', endsAt: null } },
  });
  expect((await codesOf(shop, office)).map(({ state }) => state)).toEqual(['free', 'free']);
  expect((await redeems(shop, naina, forLife?.code ?? '')).body.endsAt).toBe(null);
  expect(await shop.membership(naina)).toBe('premiumPlan');
  expect(await shop.faults([premium.orderId, college.orderId, orderId])).toEqual([]);
});

test('fifty people redeem one code at once: one gets a membership', async () => {
  const shop = await openShop();
  const office = await buyer(shop);
  const { codes, orderId } = await buysSeats(shop, office, 1);
  const [{ code } = { code: '' }] = codes;
  const people = await Promise.all(Array.from({ length: 10 }, () => buyer(shop)));
  const { planType: _, ...shown } = (await looksAt(shop, office, code ?? '')).body.adds;
  const tries = Array.from({ length: 50 }, (each, index) =>
    shop.call('POST', '/seat-codes/redemption', {
      token: people[index % people.length]?.token ?? '',
      body: { code, shown },
    }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('seats are ordered as they were shown: at their price, and while their plan is on sale', async () => {
  const shop = await openShop();
  const office = await buyer(shop);
  const refusal = async (seats: number, shown = {}) => {
    const { status, body } = await ordersSeats(shop, office, seats, { shown });
    return [status, body.code];
  };
  expect(await refusal(3, { price: 4999 })).toEqual([409, 'payment/seats-changed']);
  expect(await refusal(3, { guaranteeDays: 90 })).toEqual([409, 'payment/seats-changed']);
  expect((await refusal(0))[0]).toBe(400);
  expect((await refusal(101))[0]).toBe(400);
  expect((await ordersSeats(shop, await buyer(shop), 100)).status).toBe(201);
  // It takes the place of the buyer's open order, whose late payment then counts only by its terms.
  const own = await shop.order(office);
  const first = await ordersSeats(shop, office, 2);
  const second = await ordersSeats(shop, office, 3);
  for (const orderId of [second.body.orderId, first.body.orderId, own.orderId])
    await shop.confirm(office, orderId, await shop.pay(orderId));
  const { body } = await shop.call('GET', '/payment/orders', { token: office.token });
  expect(body).toMatchObject([
    { kind: 'seats', seats: 3, status: 'paid' },
    { kind: 'seats', seats: 2, status: 'expired' },
    { kind: 'purchase', seats: null, status: 'paid' },
  ]);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await codesOf(shop, office)).toHaveLength(3);
  expect(await shop.faults(body.map((order: { orderId: string }) => order.orderId))).toEqual([]);
});

test('the desk sees who has redeemed the codes of an order, but no code', async () => {
  const { shop, admin } = await openDesk();
  const office = await buyer(shop);
  const naina = await buyer(shop, 'naina@example.in');
  const { orderId, codes } = await buysSeats(shop, office, 3);
  const [first, second] = codes;
  await redeems(shop, naina, first?.code ?? '');
  const email = 'kabir@example.in';
  await shop.call('POST', `/seats/${second?.id}/mail`, { token: office.token, body: { email } });
  const ask = async (path: string) =>
    (await shop.call('GET', `/admin/orders${path}`, { token: admin.token })).body;
  const { items } = await ask('');
  const { id } = items.find(
    (order: { gatewayOrderId: string }) => order.gatewayOrderId === orderId,
  );
  const seats = await ask(`/${id}/seats`);
  expect(seats).toMatchObject([
    { place: 1, state: 'redeemed', redeemedBy: { uid: naina.uid, name: naina.displayName } },
    { place: 2, state: 'free', sentTo: email, redeemedBy: null },
    { place: 3, state: 'free', sentTo: null, redeemedBy: null },
  ]);
  for (const { code } of codes) expect(JSON.stringify(seats)).not.toContain(code);
  expect(await ask('/of-nothing/seats')).toEqual([]);
});
