import { expect, test } from 'vitest';
import { configureLimits } from '#app/platform/limits.ts';
import { dayMs } from '#app/shared/durations.ts';
import { mailedCode, signedIn, signedUp, type SignedIn } from '#test/people.ts';
import type { Shop } from '#test/purchases.ts';
import { again, asks, orders, standing, town } from '#test/college.ts';

const names = (shop: Shop, { token }: SignedIn, email: string) =>
  shop.call('POST', '/college/address', { token, body: { email } });

const confirms = (shop: Shop, oobCode: string) =>
  shop.call('POST', '/college/confirm', { body: { oobCode } });

test('an account with an academic address needs nothing else', async () => {
  const { shop } = await town();
  shop.clock.stopAt(shop.clock.now());
  const student = await signedIn(shop, { email: 'naina@cse.iitb.ac.in' });
  expect(await standing(shop, student)).toMatchObject({
    eligibleBy: 'academic-address',
    eligibleUntil: new Date(shop.clock.now().getTime() + 365 * dayMs).toISOString(),
    eligibilityEndedAt: null,
  });
  expect(await orders(shop, student)).toBe(201);
  expect((await asks(shop, student)).body.code).toBe('college/already-eligible');
  expect((await names(shop, student, 'naina@du.ac.in')).body.code).toBe('college/already-eligible');
});

test('a year after an academic address was verified, its student is asked again', async () => {
  const { shop } = await town();
  const email = 'naina@cse.iitb.ac.in';
  const student = await signedIn(shop, { email });
  const { orderId } = await shop.order(student, 'collegePlan');
  await shop.confirm(student, orderId, await shop.pay(orderId));

  shop.clock.advance({ days: 364 });
  const later = await again(shop, student);
  const { eligibleUntil } = await standing(shop, later);
  expect(await orders(shop, later)).toBe(201);
  shop.clock.advance({ days: 1 });
  expect(await standing(shop, later)).toMatchObject({
    eligibleBy: null,
    eligibleUntil: null,
    eligibilityEndedAt: eligibleUntil,
  });
  expect(await orders(shop, later)).toBe(403);
  expect((await names(shop, later, email)).status).toBe(200);
  await confirms(shop, await mailedCode(shop, '/college/confirm', email));
  expect(await standing(shop, later)).toMatchObject({ eligibleBy: 'second-address' });
  expect(await orders(shop, later)).toBe(201);
});

test('a confirmed second address opens the plan for a year, then it must be confirmed again', async () => {
  const { shop, naina } = await town();
  expect(await orders(shop, naina)).toBe(403);
  expect((await names(shop, naina, 'Naina@DU.ac.in')).status).toBe(200);
  expect(await standing(shop, naina)).toMatchObject({
    eligibleBy: null,
    address: { email: 'naina@du.ac.in', confirmedUntil: null },
  });
  expect(await orders(shop, naina)).toBe(403);
  const code = await mailedCode(shop, '/college/confirm', 'naina@du.ac.in');
  expect((await confirms(shop, code)).status).toBe(200);
  expect((await confirms(shop, code)).body.code).toBe('college/invalid-code');
  expect(await standing(shop, naina)).toMatchObject({
    eligibleBy: 'second-address',
    eligibleUntil: expect.any(String),
  });
  expect((await shop.call('GET', '/payment/offers', { token: naina.token })).body).toContainEqual(
    expect.objectContaining({ planType: 'collegePlan', eligible: true }),
  );
  const { orderId } = await shop.order(naina, 'collegePlan');
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(await shop.membership(naina)).toBe('collegePlan');

  shop.clock.advance({ days: 364 });
  const later = await again(shop, naina);
  expect(await orders(shop, later)).toBe(201);
  shop.clock.advance({ days: 1 });
  expect(await orders(shop, later)).toBe(403);
  expect((await names(shop, later, 'naina@du.ac.in')).status).toBe(200);
  await confirms(shop, await mailedCode(shop, '/college/confirm', 'naina@du.ac.in'));
  expect(await orders(shop, later)).toBe(201);
});

test('a link is valid for a day, and only the last one counts', async () => {
  const { shop, naina } = await town();
  await names(shop, naina, 'naina@du.ac.in');
  const first = await mailedCode(shop, '/college/confirm', 'naina@du.ac.in');
  shop.clock.advance({ minutes: 1 });
  await names(shop, naina, 'naina@du.ac.in');
  const second = await mailedCode(shop, '/college/confirm', 'naina@du.ac.in');
  expect((await confirms(shop, first)).body.code).toBe('college/invalid-code');
  shop.clock.advance({ hours: 24 });
  expect((await confirms(shop, second)).body.code).toBe('college/expired-code');
  expect((await confirms(shop, '')).body.code).toBe('college/invalid-code');
});

test.each(['naina@gmail.com', 'naina@fake-ac.in', 'not an address', ''])(
  '%j is refused at the field',
  async (email) => {
    const { shop, naina } = await town();
    const reply = await names(shop, naina, email);
    expect([reply.status, reply.body.fields.email]).toEqual([400, expect.any(String)]);
  },
);

test('one mailbox belongs to one account, and only someone who reads its mail learns so', async () => {
  const { shop, naina } = await town();
  const kabir = await signedIn(shop, { email: 'kabir@example.in' });
  await signedIn(shop, { email: 'asha@du.ac.in' });
  const addresses = ['naina@du.ac.in', 'naina+two@du.ac.in'] as const;
  expect((await names(shop, naina, addresses[0])).status).toBe(200);
  expect((await names(shop, kabir, addresses[1])).status).toBe(200);
  const codes = await Promise.all(
    addresses.map((address) => mailedCode(shop, '/college/confirm', address)),
  );
  const statuses = (await Promise.all(codes.map((code) => confirms(shop, code)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);

  const meera = await signedIn(shop, { email: 'meera@example.in' });
  expect((await names(shop, meera, 'asha@du.ac.in')).status).toBe(200);
  expect(
    (await confirms(shop, await mailedCode(shop, '/college/confirm', 'asha@du.ac.in'))).body.code,
  ).toBe('college/address-taken');
});

test('tags don’t make one mailbox two students, and an unverified address blocks nobody', async () => {
  const { shop, naina } = await town();
  const standings = [];
  for (const email of ['lata@du.ac.in', 'lata+1@du.ac.in'])
    standings.push((await standing(shop, await signedIn(shop, { email }))).eligibleBy);
  expect(standings).toEqual(['academic-address', null]);

  await signedUp(shop, { email: 'naina@du.ac.in' });
  await names(shop, naina, 'naina@du.ac.in');
  expect(
    (await confirms(shop, await mailedCode(shop, '/college/confirm', 'naina@du.ac.in'))).status,
  ).toBe(200);
  const late = await signedIn(shop, { email: 'naina+late@du.ac.in' });
  expect([
    (await standing(shop, naina)).eligibleBy,
    (await standing(shop, late)).eligibleBy,
  ]).toEqual(['second-address', null]);
});

test('nobody’s mailbox is flooded by others, from however many accounts', async () => {
  const { shop, naina } = await town();
  const kabir = await signedIn(shop, { email: 'kabir@example.in' });
  configureLimits({ factor: 1 });
  const statuses: number[] = [];
  for (const who of [naina, naina, naina, kabir, kabir, kabir])
    statuses.push((await names(shop, who, 'dean@du.ac.in')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
