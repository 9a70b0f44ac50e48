import { expect, test } from 'vitest';
import { toldTo } from '#test/people.ts';
import { atGateway } from '#test/purchase-desk.ts';
import { buyer } from '#test/purchases.ts';
import { asks, decide, openDesk, refundOf, subjects } from '#test/refunds.ts';
import { buysSeats, codesOf, looksAt, redeems } from '#test/seats.ts';

test('seats can be refunded while no code is redeemed, and nobody can redeem one after the request', async () => {
  const { shop, admin } = await openDesk();
  const office = await buyer(shop);
  const naina = await buyer(shop);
  const { orderId, codes, amount } = await buysSeats(shop, office, 2);
  const code = codes[0]?.code ?? '';
  const { planType: _, ...shown } = (await looksAt(shop, naina, code)).body.adds;
  const first = await asks(shop, office, orderId, amount);
  expect(first.status).toBe(201);
  expect((await looksAt(shop, naina, code)).body.code).toBe('seat/held');
  // Also with what she was shown before.
  const body = { code, shown };
  const late = await shop.call('POST', '/seat-codes/redemption', { token: naina.token, body });
  expect(late.body.code).toBe('seat/held');
  const withdraw = () =>
    shop.call('DELETE', `/payment/orders/${orderId}/refund`, { token: office.token });
  await withdraw();
  expect((await looksAt(shop, naina, code)).status).toBe(200);

  const again = await asks(shop, office, orderId, amount);
  const approved = await decide(shop, admin, again.id, 'approval', { amount });
  expect(approved.status).toBe(204);
  expect((await redeems(shop, naina, code)).body.code).toBe('seat/withdrawn');
  expect((await codesOf(shop, office)).map(({ state, code: told }) => [state, told])).toEqual([
    ['withdrawn', null],
    ['withdrawn', null],
  ]);
  expect(await subjects(shop, office)).toContain('Refund: ₹10,000');
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('once a code is redeemed, only the bank can take the money back, and then that membership ends too', async () => {
  const { shop, admin } = await openDesk();
  const office = await buyer(shop);
  const naina = await buyer(shop);
  const { orderId, codes, amount } = await buysSeats(shop, office, 2);
  const [{ code } = { code: '' }, free] = codes;
  expect((await redeems(shop, naina, code ?? '')).status).toBe(200);
  expect(await refundOf(shop, office, orderId)).toMatchObject({
    open: false,
    order: { seats: 2, seatsRedeemed: 1 },
  });
  expect((await asks(shop, office, orderId, amount)).code).toBe('refund/seats-redeemed');

  shop.razorpay.events.splice(0);
  const [created, lost] = await atGateway(shop.razorpay, 'chargeBack', orderId);
  if (!created || !lost) throw new Error('There is no dispute');
  await shop.deliver(created);
  expect((await looksAt(shop, office, free?.code ?? '')).body.code).toBe('seat/held');
  await shop.deliver(lost);
  expect(await shop.membership(naina)).toBe(null);
  expect((await toldTo(shop, naina))[0]).toBe('A membership that you were given has ended');
  expect((await redeems(shop, naina, free?.code ?? '')).body.code).toBe('seat/withdrawn');
  const { body } = await shop.call('GET', '/admin/orders', { token: admin.token });
  expect(body.items).toMatchObject([{ kind: 'seats', seats: 2, seatsRedeemed: 1 }]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a chargeback and a redemption at once end with no membership', async () => {
  const { shop } = await openDesk();
  const office = await buyer(shop);
  const { orderId, codes } = await buysSeats(shop, office, 8);
  shop.razorpay.events.splice(0);
  const people = await Promise.all(codes.map(() => buyer(shop)));
  const [created, lost] = await atGateway(shop.razorpay, 'chargeBack', orderId);
  // One person redeems their own code and others redeem theirs, so all their locks meet.
  await redeems(shop, office, codes[0]?.code ?? '');
  await redeems(shop, people[1] ?? office, codes[1]?.code ?? '');
  const taken = codes
    .slice(2)
    .map(({ code }, index) => redeems(shop, people[index] ?? office, code ?? ''));
  const delivered = [created, lost].flatMap((event) => (event ? [shop.deliver(event)] : []));
  const replies = await Promise.all([...taken, ...delivered]);
  expect(replies.every(({ status }) => status < 500)).toBe(true);
  for (const who of [office, ...people]) expect(await shop.membership(who)).toBe(null);
  expect(await shop.faults([orderId])).toEqual([]);
});
