import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { signedInAdmin, signIn, waitingAt, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { compareBooksNow } from './compare.service.ts';

const adminEmail = 'asha@example.in';

/** A paid order on the day before the night to come. */
async function sold() {
  const shop = await openShop({ ADMIN_EMAIL: adminEmail });
  const admin = await signedInAdmin(shop);
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const day = indianDate(shop.clock.now());
  return { shop, admin, naina, orderId, day };
}

/** A comparison that comes to its last three days only now: the others are empty. */
async function begun({ clock }: Shop) {
  const day = (before: number) => indianDate(new Date(clock.now().getTime() - before * 86_400_000));
  await pool().query(
    `insert into book_comparisons (id, started_at, first_day, last_day, next_day, held_by, held_until)
     values ($1, $2, $3, $4, $5, 'nobody', $2)`,
    [newId(), clock.now(), day(180), day(1), day(3)],
  );
}

/** Half past two in the next night in India, whenever the test begins. */
async function nextNight(shop: Shop) {
  const tomorrow = indianDate(new Date(shop.clock.now().getTime() + 86_400_000));
  shop.clock.set(`${tomorrow}T02:30:00+05:30`);
  await begun(shop);
  await shop.runJobs({ firing: 'payments-compare-books' });
}

async function books(shop: Shop, admin: SignedIn) {
  const { token } = await signIn(shop, admin);
  return { token, ...(await shop.call('GET', '/admin/books', { token })).body };
}

const mails = async (shop: Shop) =>
  (await shop.mailbox(adminEmail)).filter(({ subject }) => subject.includes('gateway’s books'));

test('equal books: no row, no mail, and the sums of the day to the paisa', async () => {
  const { shop, admin, naina, orderId, day } = await sold();
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  await nextNight(shop);
  const { differences, comparison, days } = await books(shop, admin);
  expect(differences).toEqual([]);
  expect(comparison).toMatchObject({ finishedAt: expect.any(String), to: day, healed: 0 });
  expect(days[0]).toEqual({
    day,
    capturedHere: 500_000,
    capturedThere: 500_000,
    refundedHere: 0,
    refundedThere: 0,
  });
  expect(await mails(shop)).toEqual([]);
});

test('a capture that we have missed makes its buyer a member, and a lost refund ends it', async () => {
  const { shop, admin, naina, orderId } = await sold();
  const { paymentId } = await shop.pay(orderId);
  // Nothing has told us, and nothing would ask again.
  await pool().query('update orders set next_check_at = null');
  await nextNight(shop);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await books(shop, admin)).toMatchObject({ total: 0, comparison: { healed: 1 } });
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, {});
  await nextNight(shop);
  expect(await shop.membership(naina)).toBeNull();
  const after = await books(shop, admin);
  expect(after).toMatchObject({ total: 0, comparison: { healed: 1 } });
  expect(after.days[1]).toMatchObject({ refundedHere: 500_000, refundedThere: 500_000 });
  expect(await mails(shop)).toEqual([]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a foreign payment, a changed amount and a dropped capture are rows, one mail a night, until they agree', async () => {
  const { shop, admin, naina, orderId, day } = await sold();
  const paid = await shop.pay(orderId);
  await shop.confirm(naina, orderId, paid);
  const kabir = await buyer(shop, 'kabir@example.in');
  const dropped = await shop.order(kabir);
  const lost = await shop.pay(dropped.orderId);
  await shop.confirm(kabir, dropped.orderId, lost);
  const { store } = shop.razorpay;
  const payment = await store.read('payment', paid.paymentId);
  if (!payment) throw new Error('the payment is not in the books');
  await store.write('payment', { ...payment, amount: 500_001 }, orderId);
  await store.write(
    'payment',
    { ...payment, id: 'pay_foreign', order_id: 'order_other' },
    'order_other',
  );
  shop.razorpay.drop(lost.paymentId);

  await nextNight(shop);
  const found = await books(shop, admin);
  const row = (paymentId: string, kind: string, here: number, there: number) =>
    expect.objectContaining({ day, paymentId, kind, here, there, currency: 'INR' });
  expect(found.total).toBe(3);
  expect(found.differences).toEqual(
    expect.arrayContaining([
      row(paid.paymentId, 'amount', 500_000, 500_001),
      row('pay_foreign', 'missing-here', 0, 500_000),
      row(lost.paymentId, 'missing-there', 500_000, 0),
    ]),
  );
  expect(found.days[0]).toMatchObject({ capturedHere: 1_000_000, capturedThere: 1_000_001 });
  expect(await waitingAt(shop, found.token, '/admin/orders/books')).toBe(3);
  expect((await mails(shop)).map(({ subject }) => subject)).toEqual([
    '3 payments differ from the gateway’s books',
  ]);
  await shop.runJobs({ firing: 'payments-compare-books' });
  await begun(shop);
  await compareBooksNow(systemContext(shop.clock, 'test'));
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(1);

  const foreign = found.differences.find(
    (each: { paymentId: string }) => each.paymentId === 'pay_foreign',
  );
  const explain = () =>
    shop.call('POST', `/admin/book-differences/${foreign.id}/resolution`, {
      token: found.token,
      body: { reason: 'A workshop, sold by a payment link' },
    });
  expect((await explain()).status).toBe(204);
  expect((await explain()).body.code).toBe('books/difference-resolved');
  await store.write('payment', payment, orderId);
  await nextNight(shop);
  expect((await books(shop, admin)).differences).toEqual([
    row(lost.paymentId, 'missing-there', 500_000, 0),
  ]);
  expect(await mails(shop)).toHaveLength(2);
  // What was explained is found again when its amount changes.
  await store.write(
    'payment',
    { ...payment, id: 'pay_foreign', order_id: 'order_other', amount: 1 },
    'order_other',
  );
  await nextNight(shop);
  expect((await books(shop, admin)).total).toBe(2);
});

test('a comparison that was interrupted goes on with the day that was not finished, in one process', async () => {
  const { shop, admin, naina, orderId } = await sold();
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  const ctx = systemContext(shop.clock, 'test');
  shop.clock.advance({ days: 1 });
  const repaired = shop.razorpay.breakDown(() => new Response('', { status: 503 }));
  await expect(compareBooksNow(ctx)).rejects.toThrow('no usable answer');
  repaired();
  // Whoever failed may still be at it.
  expect(await compareBooksNow(ctx)).toBeNull();
  await pool().query(`update book_comparisons set next_day = last_day - 1`);
  shop.clock.advance({ minutes: 11 });
  // One of two waits for the gateway meanwhile, so the other must leave it to that one.
  const late = Promise.withResolvers<Response>();
  const answered = shop.razorpay.breakDown(() => late.promise);
  const both = [compareBooksNow(ctx), compareBooksNow(ctx)];
  expect(await Promise.race(both)).toBeNull();
  answered();
  // The gateway is asked again.
  late.resolve(new Response('', { status: 503 }));
  const compared = (await Promise.all(both)).filter((each) => each !== null);
  expect(compared).toEqual([expect.objectContaining({ open: 0 })]);
  // Only the two days that were left.
  expect((await books(shop, admin)).days).toHaveLength(2);
});
