import { expect, test } from 'vitest';
import { fakeKeys } from '#test/fakes/razorpay.ts';
import { signedInAdmin } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { eventSignature } from '../gateway/razorpay-signature.ts';
import type { SignedEvent } from '../sandbox/webhook-gateway.ts';

const signed = (body: string, id: string): SignedEvent => ({
  id,
  body,
  signature: eventSignature(body, fakeKeys.webhookSecret),
});

/** The same event as another account would send it. */
const from = (accountId: string, { body, id }: SignedEvent): SignedEvent =>
  signed(JSON.stringify({ ...JSON.parse(body), account_id: accountId }), `${id}-${accountId}`);

async function shopWithAdmin(variables: Record<string, string> = {}) {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in', ...variables });
  const { token } = await signedInAdmin(shop);
  const desk = async () => (await shop.call('GET', '/admin/payments', { token })).body.payments;
  return { shop, desk };
}

/** A paid order, and its undelivered events. */
async function paidOrder(shop: Shop) {
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  return { naina, orderId, events: shop.razorpay.events.splice(0) };
}

test('where a setting names our account, the events of any other are put aside', async () => {
  const { shop, desk } = await shopWithAdmin({ RAZORPAY_ACCOUNT_ID: 'acc_sandbox' });
  const { naina, orderId, events } = await paidOrder(shop);
  for (const event of events)
    expect((await shop.deliver(from('acc_other', event))).status).toBe(200);
  expect(await shop.membership(naina)).toBeNull();
  expect(await desk()).toMatchObject(
    events.map(() => ({
      reason: 'foreign-account',
      order: { orderId, buyer: { uid: naina.uid } },
    })),
  );
  for (const event of events) await shop.deliver(event);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('without the setting the first event about an order of ours says which account is ours', async () => {
  const { shop, desk } = await shopWithAdmin();
  // An order that isn't ours doesn't reveal our account.
  const entity = {
    id: 'pay_x',
    order_id: 'order_x',
    status: 'captured',
    amount: 500_000,
    currency: 'INR',
    captured: true,
  };
  await shop.deliver(
    signed(
      JSON.stringify({
        event: 'payment.captured',
        account_id: 'acc_other',
        payload: { payment: { entity } },
      }),
      'evt_x',
    ),
  );
  const first = await paidOrder(shop);
  for (const event of first.events) await shop.deliver(event);
  expect(await shop.membership(first.naina)).toBe('basicPlan');

  const second = await paidOrder(shop);
  for (const event of second.events) await shop.deliver(from('acc_other', event));
  expect(await shop.membership(second.naina)).toBeNull();
  expect((await desk()).map(({ reason }: { reason: string }) => reason)).toContain(
    'foreign-account',
  );
  for (const event of second.events) await shop.deliver(event);
  expect(await shop.membership(second.naina)).toBe('basicPlan');
  expect(await shop.faults([first.orderId, second.orderId])).toEqual([]);
});

test('another signed body with a known id is put on the desk and ignored; the same one is a redelivery', async () => {
  const { shop, desk } = await shopWithAdmin();
  const { naina, orderId, events } = await paidOrder(shop);
  const known = signed(
    JSON.stringify({ event: 'payment.downtime.started', payload: {} }),
    'evt_known',
  );
  for (let times = 0; times < 2; times += 1) await shop.deliver(known);
  expect(await desk()).toEqual([]);
  for (const { body } of events)
    for (let times = 0; times < 2; times += 1) await shop.deliver(signed(body, 'evt_known'));
  expect(await shop.membership(naina)).toBeNull();
  expect(await desk()).toMatchObject([
    {
      reason: 'event-id-reused',
      subject: 'evt_known',
      order: { orderId, buyer: { uid: naina.uid } },
    },
  ]);
  expect(await shop.faults()).toEqual([]);
});

test('of two bodies with one id at once, one is applied and the other is on the desk', async () => {
  const { shop, desk } = await shopWithAdmin();
  const first = await paidOrder(shop);
  const second = await paidOrder(shop);
  const capture = ({ events }: typeof first) =>
    events.find(({ body }) => body.includes('"payment.captured"'))?.body ?? '';
  await Promise.all(
    [first, second, first, second].map((paid) => shop.deliver(signed(capture(paid), 'evt_same'))),
  );
  const plans = [await shop.membership(first.naina), await shop.membership(second.naina)];
  expect(plans.filter((plan) => plan === 'basicPlan')).toHaveLength(1);
  expect(await desk()).toMatchObject([{ reason: 'event-id-reused', subject: 'evt_same' }]);
});
