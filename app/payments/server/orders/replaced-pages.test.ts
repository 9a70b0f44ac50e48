import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { deadJobs } from '#app/platform/jobs.ts';
import { signedIn } from '#test/people.ts';
import { openStripeShop } from '#test/stripe-purchases.ts';
import { reconcileDue } from './reconcile.service.ts';

/** A buyer with two tabs. */
async function replacing() {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  return {
    ...shop,
    naina,
    statusOf: async (orderId: string) =>
      (await shop.call('GET', `/payment/orders/${orderId}`, { token: naina.token })).body.status,
    pageOf: async (orderId: string) =>
      (await shop.stripe.call('GET', `/checkout/sessions/${orderId}`)).body['status'],
  };
}

test('nobody can pay an order at Stripe that a newer one has replaced', async () => {
  const { naina, order, pageOf, statusOf, runJobs, stripe, deliverAll, faults } = await replacing();
  const first = await order(naina);
  const second = await order(naina, 'premiumPlan');
  await runJobs();
  expect([await pageOf(first.orderId), await pageOf(second.orderId)]).toEqual(['expired', 'open']);
  expect(await stripe.pay(first.orderId)).toBeNull();
  await stripe.pay(second.orderId);
  await deliverAll();
  expect(await statusOf(first.orderId)).toBe('expired');
  expect(await statusOf(second.orderId)).toBe('paid');
  expect(await faults()).toEqual([]);
});

test('an order is placed though Stripe can’t close the page of the other, which a later try closes', async () => {
  const { naina, order, pageOf, runJobs, stripe } = await replacing();
  const first = await order(naina);
  const mend = stripe.breakDown(({ url }) =>
    url.endsWith('/expire') ? new Response('', { status: 503 }) : undefined,
  );
  await order(naina);
  await runJobs();
  mend();
  expect(await pageOf(first.orderId)).toBe('open');
  await runJobs({ ahead: true });
  expect(await pageOf(first.orderId)).toBe('expired');
});

/** The calls that close a page get this answer. */
const onExpire =
  (status: number, answer: object = {}) =>
  ({ url }: Request) =>
    url.endsWith('/expire') ? Response.json(answer, { status }) : undefined;

test.each([401, 403])(
  'a key that Stripe refuses with %i says nothing about the page, which is closed with the next key',
  async (status) => {
    const { naina, order, pageOf, runJobs, stripe, call } = await replacing();
    const first = await order(naina);
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
    let mend = stripe.breakDown(onExpire(status, { error }));
    await order(naina);
    await runJobs();
    mend();
    expect(await pageOf(first.orderId)).toBe('open');
    await runJobs({ ahead: true });
    expect(await pageOf(first.orderId)).toBe('expired');

    // Nor is an order cancelled whose payments nobody may ask about.
    const open = await order(naina);
    mend = stripe.breakDown(() => Response.json({ error }, { status }));
    const path = `/payment/orders/${open.orderId}`;
    const refused = await call('DELETE', path, { token: naina.token });
    expect(refused.body.code).toBe('payment/gateway-unavailable');
    mend();
  },
);

test('a page is closed as soon as Stripe answers again, however long it did not', async () => {
  const { naina, order, pageOf, runJobs, stripe, clock } = await replacing();
  const first = await order(naina);
  const mend = stripe.breakDown(onExpire(401));
  await order(naina);
  await runJobs();
  // A key that is refused doesn't open the breaker, so each of these tries reaches Stripe.
  for (let halfHours = 0; halfHours < 48; halfHours += 1) {
    clock.advance({ minutes: 29 });
    await runJobs({ ahead: true });
  }
  mend();
  expect([await pageOf(first.orderId), await deadJobs()]).toEqual(['open', []]);
  await runJobs({ ahead: true });
  expect(await pageOf(first.orderId)).toBe('expired');
});

test('after that its age has closed it, and nobody tries any more', async () => {
  const { naina, order, runJobs, stripe, clock } = await replacing();
  const first = await order(naina);
  const mend = stripe.breakDown(onExpire(503));
  await order(naina);
  await runJobs();
  clock.advance({ hours: 26 });
  await runJobs({ ahead: true });
  mend();
  const { rows } = await pool().query(
    `select state from jobs.job where name = 'close-page-of-order' and data->>'orderId' =
       (select id from orders where gateway_order_id = $1)`,
    [first.orderId],
  );
  expect(rows).toEqual([{ state: 'completed' }]);
  expect(await deadJobs()).toEqual([]);
});

test('a page that Stripe made after its order was replaced is closed, too', async () => {
  const { naina, order, pageOf, runJobs, stripe } = await replacing();
  let second: Promise<{ orderId: string }> | undefined;
  const mend = stripe.breakDown(async ({ url, method }) => {
    if (second || method !== 'POST' || !url.endsWith('/checkout/sessions')) return undefined;
    await (second = order(naina));
    await runJobs();
    return undefined;
  });
  const first = await order(naina);
  mend();
  const { orderId } = (await second) ?? first;
  await runJobs();
  expect([await pageOf(first.orderId), await pageOf(orderId)]).toEqual(['expired', 'open']);
});

test('a replaced order that was paid before its page was closed is looked at again at once', async () => {
  const { naina, order, statusOf, runJobs, stripe, clock, call } = await replacing();
  const first = await order(naina);
  const second = await order(naina);
  await stripe.pay(first.orderId);
  await runJobs();
  const { rows } = await pool().query(
    'select next_check_at from orders where gateway_order_id = $1',
    [first.orderId],
  );
  expect(rows[0].next_check_at.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  // The events are lost.
  await reconcileDue(systemContext(clock, 'test'));
  expect(await statusOf(first.orderId)).toBe('paid');
  expect(await statusOf(second.orderId)).toBe('created');
  const { body } = await call('GET', '/membership', { token: naina.token });
  expect(body.planType).toBe('basicPlan');
});
