import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountText, priceOf } from './price.ts';

const percent = (of: number) => ({ discount: { percent: of, amountPaise: 0 } });
const amount = (amountPaise: number) => ({ discount: { percent: 0, amountPaise } });

const basic = 500_000;
const premium = 1_500_000;
const college = 180_000;

test('without a code the current price is the amount', () => {
  expect(priceOf(basic)).toMatchObject({ listPricePaise: basic, amountPaise: basic });
});

test('a discount is current price times percent over 100', () => {
  expect(priceOf(basic, percent(10))).toMatchObject({
    discountPaise: 50_000,
    amountPaise: 450_000,
  });
  expect(priceOf(college, percent(30)).amountPaise).toBe(126_000);
});

test('half a paisa is rounded up', () => {
  expect(priceOf(1050, percent(5)).discountPaise).toBe(53);
});

test('an amount is taken off as it is, and leaves a rupee to pay', () => {
  expect(priceOf(basic, amount(50_000)).amountPaise).toBe(450_000);
  expect(priceOf(basic, amount(900_000))).toMatchObject({
    discountPaise: 499_900,
    amountPaise: 100,
  });
});

test('an upgrade is credited with what was paid, and an amount takes off what is left', () => {
  const creditPaise = 500_000;
  expect(priceOf(premium, { creditPaise })).toMatchObject({
    creditPaise,
    amountPaise: 1_000_000,
  });
  expect(priceOf(premium, { creditPaise, ...amount(1_200_000) })).toMatchObject({
    creditPaise,
    discountPaise: 999_900,
    amountPaise: 100,
  });
});

test('an amount is whole paise, adds up, and is never below a rupee or above the price', () => {
  const terms = fc.record({
    discount: fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 99 }), amountPaise: fc.constant(0) }),
      fc.record({ percent: fc.constant(0), amountPaise: fc.integer({ min: 0, max: 3_000_000 }) }),
    ),
    creditPaise: fc.integer({ min: 0, max: 3_000_000 }),
  });
  const prices = fc.integer({ min: 100, max: 3_000_000 });
  fc.assert(
    fc.property(prices, terms, (currentPricePaise, given) => {
      const price = priceOf(currentPricePaise, given);
      expect(price.amountPaise).toBe(
        price.listPricePaise - price.discountPaise - price.creditPaise,
      );
      expect(price.amountPaise).toBeGreaterThanOrEqual(100);
      expect(price.amountPaise).toBeLessThanOrEqual(currentPricePaise);
      expect(Number.isInteger(price.amountPaise)).toBe(true);
      expect(price.discountPaise).toBeGreaterThanOrEqual(0);
      expect(price.creditPaise).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a code says what it takes off', () => {
  expect([discountText(percent(30).discount), discountText(amount(50_000).discount)]).toEqual([
    '30%',
    '₹500',
  ]);
});
