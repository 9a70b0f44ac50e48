import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutSignature, eventSignature, signaturesMatch } from './razorpay-signature.ts';

/** Razorpay's own validators, from its SDK: an independent opinion. */
const sdk = createRequire(import.meta.url)('razorpay/dist/utils/razorpay-utils.js') as {
  validateWebhookSignature: (body: string, signature: string, secret: string) => boolean;
  validatePaymentVerification: (
    ids: { order_id: string; payment_id: string },
    signature: string,
    secret: string,
  ) => boolean;
};

test("Razorpay's SDK accepts our signatures of payments, and only those", () => {
  const id = fc.stringMatching(/^[A-Za-z0-9]{14}$/);
  fc.assert(
    fc.property(id, id, fc.string({ minLength: 1 }), (order, payment, secret) => {
      const ids = { order_id: `order_${order}`, payment_id: `pay_${payment}` };
      const signature = checkoutSignature(ids.order_id, ids.payment_id, secret);
      expect(sdk.validatePaymentVerification(ids, signature, secret)).toBe(true);
      expect(
        sdk.validatePaymentVerification({ ...ids, order_id: 'order_other' }, signature, secret),
      ).toBe(false);
    }),
  );
});

test("Razorpay's SDK accepts our signatures of events", () => {
  fc.assert(
    fc.property(fc.json(), fc.string({ minLength: 1 }), (body, secret) => {
      expect(sdk.validateWebhookSignature(body, eventSignature(body, secret), secret)).toBe(true);
    }),
  );
});

test('a signature with one character changed is refused', () => {
  const good = checkoutSignature('order_1', 'pay_1', 'secret');
  for (const [at, digit] of [...good].entries()) {
    const tampered = good.slice(0, at) + (digit === '0' ? '1' : '0') + good.slice(at + 1);
    expect(signaturesMatch(good, tampered)).toBe(false);
  }
  expect(signaturesMatch(good, good)).toBe(true);
});

test('anything but 64 hex digits is not a signature', () => {
  const good = eventSignature('{}', 'secret');
  for (const odd of [
    undefined,
    '',
    good.slice(1),
    `${good}0`,
    good.toUpperCase(),
    ` ${good}`,
    'zz'.repeat(32),
  ])
    expect(signaturesMatch(good, odd)).toBe(false);
});
