import { expect, test } from 'vitest';
import { attemptsAmong, paymentsAmong } from './paid-orders.ts';

test('an order that was paid, refunded, returned or is at the bank is a payment; everything else is an attempt', () => {
  const paid = { status: 'paid', declined: false, returned: null } as const;
  const refunded = { status: 'refunded', declined: false, returned: null } as const;
  const atTheBank = { status: 'attempted', declined: false, returned: null } as const;
  const declined = { status: 'attempted', declined: true, returned: null } as const;
  const created = { status: 'created', declined: false, returned: null } as const;
  const expired = { status: 'expired', declined: false, returned: null } as const;
  const late = { status: 'expired', declined: false, returned: { amount: 500000 } } as const;
  const orders = [created, paid, declined, refunded, expired, atTheBank, late];
  expect(paymentsAmong(orders)).toEqual([paid, refunded, atTheBank, late]);
  expect(attemptsAmong(orders)).toEqual([created, declined, expired]);
});
