import { expect, test } from 'vitest';
import { discountOf, isSoldTo } from './plan-facts.ts';

test.for([
  [7000_00, 5000_00, 29],
  [null, 15_000_00, 0],
  [15_000_00, 1800_00, 88],
] as const)('from %s to %s paise it is %s%% off', ([formerPricePaise, pricePaise, percent]) => {
  expect(discountOf({ formerPricePaise, pricePaise })).toBe(percent);
});

test('a plan off sale is sold to nobody but those who have it', () => {
  const basic = { type: 'basicPlan', onSale: false } as const;
  expect(isSoldTo({ ...basic, onSale: true }, undefined)).toBe(true);
  expect(isSoldTo(basic, undefined)).toBe(false);
  expect(isSoldTo(basic, { planType: 'collegePlan' })).toBe(false);
  expect(isSoldTo(basic, { planType: 'basicPlan' })).toBe(true);
});
