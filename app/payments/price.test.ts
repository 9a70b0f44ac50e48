import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOf } from './price.ts';

const basic = 500_000;
const premium = 1_500_000;
const college = 180_000;

test('without a code the current price is the amount', () => {
  expect(priceOf(basic)).toMatchObject({ listPricePaise: basic, amountPaise: basic });
});

test('a discount is current price times percent over 100', () => {
  expect(priceOf(basic, { discountPercent: 10 })).toMatchObject({
    discountPaise: 50_000,
    amountPaise: 450_000,
  });
  expect(priceOf(college, { discountPercent: 30 }).amountPaise).toBe(126_000);
});

test('half a paisa is rounded up', () => {
  expect(priceOf(1050, { discountPercent: 5 }).discountPaise).toBe(53);
});

test('an upgrade is credited with what was paid', () => {
  expect(priceOf(premium, { creditPaise: 500_000 })).toMatchObject({
    creditPaise: 500_000,
    amountPaise: 1_000_000,
  });
});

test('an amount is whole paise, adds up, and is never below a rupee', () => {
  const terms = fc.record({
    discountPercent: fc.integer({ min: 0, max: 99 }),
    creditPaise: fc.integer({ min: 0, max: 3_000_000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 100_00, max: 3_000_000 }), terms, (list, given) => {
      const price = priceOf(list, given);
      expect(price.amountPaise).toBe(
        price.listPricePaise - price.discountPaise - price.creditPaise,
      );
      expect(price.amountPaise).toBeGreaterThanOrEqual(100);
      expect(Number.isInteger(price.amountPaise)).toBe(true);
    }),
  );
});
