import { expect, test } from 'vitest';
import { tooManySeatsText } from './seats.ts';

test('seats may cost as much as the gateway takes at once, and what to do with more is said', () => {
  const stripe = { pricePaise: 10_000_00, gatewayPaise: 99_999_999 };
  expect(tooManySeatsText(99, stripe)).toBeUndefined();
  expect(tooManySeatsText(100, stripe)).toBe(
    'One order can’t be for more than ₹9,99,999.99. Please order at most 99 codes, or write to us.',
  );
  expect(tooManySeatsText(1, { ...stripe, pricePaise: 100_000_000 })).toBe(
    'One order can’t be for more than ₹9,99,999.99. Please write to us.',
  );
});

test('without a known limit of the gateway, ours holds', () => {
  const price = { pricePaise: 300_000_00, gatewayPaise: null };
  expect(tooManySeatsText(66, price)).toBeUndefined();
  expect(tooManySeatsText(67, price)).toBe(
    'One order can’t be for more than ₹2,00,00,000. Please order at most 66 codes, or write to us.',
  );
});
