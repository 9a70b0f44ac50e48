import { expect, test } from 'vitest';
import { attemptsAmong, paymentsAmong } from './paid-orders.ts';

test('what was paid, refunded or is at the bank is a payment; everything else is an attempt', () => {
  const paid = { status: 'paid', declined: false } as const;
  const refunded = { status: 'refunded', declined: false } as const;
  const atTheBank = { status: 'attempted', declined: false } as const;
  const declined = { status: 'attempted', declined: true } as const;
  const created = { status: 'created', declined: false } as const;
  const expired = { status: 'expired', declined: false } as const;
  const orders = [created, paid, declined, refunded, expired, atTheBank];
  expect(paymentsAmong(orders)).toEqual([paid, refunded, atTheBank]);
  expect(attemptsAmong(orders)).toEqual([created, declined, expired]);
});
