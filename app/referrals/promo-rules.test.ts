import { expect, test } from 'vitest';
import { limitRefusal, promoRefusal, type Promo } from './promo-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const second = 1000;
const at = (ms: number) => new Date(now.getTime() + ms);
const promo: Promo = {
  validFrom: now,
  validUntil: null,
  endedAt: null,
  mostUses: null,
  mostUsesEach: null,
  firstPurchaseOnly: false,
  plans: null,
  leastPricePaise: null,
};
const basic = { planType: 'basicPlan', pricePaise: 500_000 } as const;
const unused = { all: 0, own: 0, isFirst: true };

const refusal = (terms: Partial<Promo>, { purchase = basic, uses = {} } = {}) =>
  promoRefusal({ ...promo, ...terms }, purchase, { ...unused, ...uses }, now);

test('a code is valid from its first second to before its last', () => {
  expect(refusal({})).toBeUndefined();
  expect(refusal({ validFrom: at(second) })).toBe(
    'This code is not valid yet. It starts on 21 Nov 2026, 2:30 pm IST.',
  );
  expect(refusal({ validUntil: at(second) })).toBeUndefined();
  expect(refusal({ validUntil: now })).toBe('This code has expired.');
});

test('a code that was ended has expired, whatever its dates say', () => {
  expect(refusal({ validUntil: at(second), endedAt: now })).toBe('This code has expired.');
  expect(refusal({ validFrom: at(second), endedAt: now })).toBe('This code has expired.');
});

test('a code is for its plans, or for all', () => {
  expect(refusal({ plans: ['premiumPlan', 'basicPlan'] })).toBeUndefined();
  expect(refusal({ plans: ['premiumPlan'] })).toBe('This code is not for this plan.');
});

test('the price without the code may be the minimum, not less', () => {
  expect(refusal({ leastPricePaise: 500_000 })).toBeUndefined();
  expect(refusal({ leastPricePaise: 500_001 })).toBe(
    'This code is for purchases of ₹5,000.01 or more.',
  );
});

test('limits can be reached, not exceeded', () => {
  const limited = { mostUses: 3, mostUsesEach: 1 };
  expect(refusal(limited, { uses: { all: 2 } })).toBeUndefined();
  expect(refusal(limited, { uses: { all: 3 } })).toBe('This code has been used up.');
  expect(refusal(limited, { uses: { all: 2, own: 1 } })).toBe('You have already used this code.');
});

test('a code for a first purchase is refused to someone who has paid before', () => {
  expect(refusal({ firstPurchaseOnly: true })).toBeUndefined();
  expect(refusal({ firstPurchaseOnly: true }, { uses: { isFirst: false } })).toBe(
    'This code is for a first purchase only.',
  );
  expect(refusal({}, { uses: { isFirst: false } })).toBeUndefined();
});

test('a code that was reserved in time is held only to its limits', () => {
  const past = { ...promo, validUntil: now, endedAt: now, plans: ['premiumPlan'] };
  expect(limitRefusal(past, unused)).toBeUndefined();
});
