import { describe, expect, onTestFinished, test } from 'vitest';
import { setLogLevel } from '#app/platform/log.ts';
import { fakeKeys, startRazorpay } from '#test/fakes/razorpay.ts';
import { startStripe, stripeKeys } from '#test/fakes/stripe.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

setLogLevel('silent');

const midnight = new Date('2026-11-24T00:00:00+05:30');
const order = { amountPaise: 500_000, currency: 'INR' };
const page = { title: 'Basic plan', backTo: 'https://school.example/register?plan=basicPlan' };

/** A gateway with its fake, whose buyers pay as soon as an order is made. */
const gateways = {
  async razorpay(now: () => Date) {
    const fake = await startRazorpay({ now });
    const gateway = razorpayGateway({ ...fakeKeys, apiUrl: fake.url, payerSecret: 'payer' });
    return { fake, gateway, pay: async (id: string) => void (await fake.pay(id)) };
  },
  async stripe(now: () => Date) {
    const fake = await startStripe({ now });
    const gateway = stripeGateway({ ...stripeKeys, apiUrl: fake.url, payerSecret: 'payer' });
    return { fake, gateway, pay: async (id: string) => void (await fake.pay(id)) };
  },
};
const unknownShape = { items: [{ id: 'pay_1' }], data: [{ id: 'ch_1' }], has_more: false };

/** Books with a payment each minute from midnight on; newest first. */
async function books(name: keyof typeof gateways, payments: number) {
  let minute = 0;
  const at = (minutes: number) => new Date(midnight.getTime() + minutes * 60_000);
  const made = await gateways[name](() => at(minute));
  onTestFinished(made.fake.close);
  const ids: string[] = [];
  for (; minute < payments; minute += 1) {
    const { id } = await made.gateway.createOrder({ ...order, receipt: `order-${minute}`, page });
    await made.pay(id);
    const [payment] = await made.gateway.paymentsOf(id);
    ids.unshift(payment?.id ?? '');
  }
  return { ...made, ids, at };
}

describe.each(['razorpay', 'stripe'] as const)('%s', (name) => {
  test('the payments of a span are listed page by page, newest first, without its end', async () => {
    const { gateway, ids, at } = await books(name, 7);
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const { items, next } = await gateway.paymentsIn({
        from: at(1),
        until: at(6),
        count: 2,
        after,
      });
      pages.push(items.map(({ id }) => id));
      after = next ?? undefined;
    } while (after !== undefined && pages.length < 9);
    expect(pages).toEqual([ids.slice(1, 3), ids.slice(3, 5), ids.slice(5, 6)]);
  });

  test('the refunds of a span lead to their payments, and the same key is one refund', async () => {
    const { gateway, ids, at } = await books(name, 3);
    const asked = { paymentId: ids[0] ?? '', amountPaise: 100, key: 'refund-key-0001' };
    const refund = await gateway.refund(asked);
    expect(refund).toMatchObject({ receipt: 'refund-key-0001', status: 'processed' });
    expect((await gateway.refund(asked)).id).toBe(refund.id);
    expect(await gateway.refundById(refund.id)).toMatchObject({ status: 'processed' });
    expect(await gateway.refundsOf(asked.paymentId)).toMatchObject([
      { id: refund.id, amountPaise: 100 },
    ]);
    expect(await gateway.payment(asked.paymentId)).toMatchObject({
      status: 'captured',
      captured: true,
      amountPaise: 500_000,
      refundedPaise: 100,
      currency: 'INR',
    });
    const span = { from: at(3), until: at(4), count: 100 };
    expect(await gateway.refundedIn(span)).toEqual({ items: [ids[0]], next: null });
    expect(await gateway.refundedIn({ ...span, until: at(3) })).toEqual({ items: [], next: null });
  });

  test('a list of another shape counts as no answer, and an unknown payment as a refusal', async () => {
    const { fake, gateway, at } = await books(name, 0);
    await expect(gateway.payment('pay_1')).rejects.toMatchObject({ kind: 'refused' });
    fake.breakDown(() => Response.json(unknownShape));
    const asked = { from: at(0), until: at(1), count: 100 };
    await expect(gateway.paymentsIn(asked)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(gateway.refundedIn(asked)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
