import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isCaptured,
  laterStatus,
  objectionTo,
  paymentStatuses,
  type GatewayPayment,
} from './payment-state.ts';

const payment: GatewayPayment = {
  id: 'pay_1',
  orderId: 'order_1',
  status: 'captured',
  amountPaise: 500_000,
  currency: 'INR',
  captured: true,
  refundedPaise: 0,
};
const order = { amountPaise: 500_000, rewardsPaise: 0, currency: 'INR' };

test('a failed payment may still be authorised; nothing else goes back', () => {
  expect(laterStatus('failed', 'authorized')).toBe('authorized');
  expect(laterStatus('captured', 'failed')).toBe('captured');
  expect(laterStatus('refunded', 'captured')).toBe('refunded');
});

test('the order of events does not matter', () => {
  const statuses = fc.array(fc.constantFrom(...paymentStatuses), { minLength: 1 });
  fc.assert(
    fc.property(statuses, (events) => {
      const end = (list: typeof events) => list.reduce(laterStatus);
      expect(end(events)).toBe(end(events.toReversed()));
    }),
  );
});

test('only the state proves a capture, not the flag', () => {
  expect(isCaptured({ status: 'authorized', captured: true })).toBe(false);
  expect(isCaptured({ status: 'captured', captured: true })).toBe(true);
  expect(isCaptured({ status: 'refunded', captured: true })).toBe(true);
  expect(isCaptured({ status: 'refunded', captured: false })).toBe(false);
});

test('a payment counts only for an order of ours, in its currency and to the paisa', () => {
  expect(objectionTo(payment, order)).toBeNull();
  expect(objectionTo(payment, undefined)).toBe('unknown-order');
  expect(objectionTo({ ...payment, amountPaise: 499_999 }, order)).toBe('amount-mismatch');
  expect(objectionTo(payment, { ...order, rewardsPaise: 1 })).toBe('amount-mismatch');
  expect(
    objectionTo(payment, { ...order, amountPaise: 680_000, rewardsPaise: 180_000 }),
  ).toBeNull();
  expect(objectionTo({ ...payment, currency: 'USD' }, order)).toBe('currency-mismatch');
});
