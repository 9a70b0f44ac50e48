import { expect, test } from 'vitest';
import { promoRefusal } from './promo-limits.ts';

const now = new Date('2026-11-21T09:00:00Z');
const second = 1000;
const at = (ms: number) => new Date(now.getTime() + ms);
const promo = { validFrom: now, validUntil: null, mostUses: null, mostUsesEach: null };
const unused = { all: 0, own: 0 };

test('a code is valid from its first second to before its last', () => {
  expect(promoRefusal(promo, unused, now)).toBeUndefined();
  expect(promoRefusal({ ...promo, validFrom: at(second) }, unused, now)).toBe(
    'This code is not valid yet.',
  );
  expect(promoRefusal({ ...promo, validUntil: at(second) }, unused, now)).toBeUndefined();
  expect(promoRefusal({ ...promo, validUntil: now }, unused, now)).toBe('This code has expired.');
});

test('limits can be reached, not exceeded', () => {
  const limited = { ...promo, mostUses: 3, mostUsesEach: 1 };
  expect(promoRefusal(limited, { all: 2, own: 0 }, now)).toBeUndefined();
  expect(promoRefusal(limited, { all: 3, own: 0 }, now)).toBe('This code has been used up.');
  expect(promoRefusal(limited, { all: 2, own: 1 }, now)).toBe('You have already used this code.');
});
