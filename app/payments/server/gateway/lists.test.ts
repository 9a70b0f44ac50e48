import { expect, onTestFinished, test } from 'vitest';
import { setLogLevel } from '#app/platform/log.ts';
import { fakeKeys, startRazorpay } from '#test/fakes/razorpay.ts';
import { razorpayGateway } from './razorpay-gateway.ts';

setLogLevel('silent');

/** A gateway with a payment each minute from midnight on. */
async function books(payments: number) {
  const midnight = new Date('2026-11-24T00:00:00+05:30');
  let minute = 0;
  const fake = await startRazorpay({ now: () => new Date(midnight.getTime() + minute * 60_000) });
  onTestFinished(fake.close);
  const ids: string[] = [];
  for (; minute < payments; minute += 1) {
    const order = await fake.call('POST', '/orders', { amount: 500_000, currency: 'INR' });
    const { body } = await fake.pay((order.body as { id: string }).id);
    ids.unshift(body.razorpay_payment_id ?? '');
  }
  const gateway = razorpayGateway({ ...fakeKeys, apiUrl: fake.url, payerSecret: 'payer' });
  return {
    fake,
    gateway,
    ids,
    at: (minutes: number) => new Date(midnight.getTime() + minutes * 60_000),
  };
}

test('the payments of a span are listed page by page, newest first, without its end', async () => {
  const { gateway, ids, at } = await books(7);
  const page = async (skip: number) =>
    (await gateway.paymentsIn({ from: at(1), until: at(6), skip, count: 2 })).map(({ id }) => id);
  expect(await page(0)).toEqual(ids.slice(1, 3));
  expect(await page(2)).toEqual(ids.slice(3, 5));
  expect(await page(4)).toEqual(ids.slice(5, 6));
  expect(await page(6)).toEqual([]);
});

test('the refunds of a span lead to their payments', async () => {
  const { fake, gateway, ids, at } = await books(3);
  await fake.call('POST', `/payments/${ids[0]}/refund`, { amount: 100 });
  const asked = { from: at(3), until: at(4), skip: 0, count: 100 };
  expect(await gateway.refundedIn(asked)).toEqual([ids[0]]);
  expect(await gateway.refundedIn({ ...asked, until: at(3) })).toEqual([]);
});

test('a list of another shape counts as no answer', async () => {
  const { fake, gateway, at } = await books(0);
  fake.breakDown(() => Response.json({ items: [{ id: 'pay_1' }] }));
  const asked = { from: at(0), until: at(1), skip: 0, count: 100 };
  await expect(gateway.paymentsIn(asked)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(gateway.refundedIn(asked)).rejects.toMatchObject({ kind: 'unavailable' });
});
