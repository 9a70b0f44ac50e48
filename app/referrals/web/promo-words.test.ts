import { expect, test } from 'vitest';
import type { PromoCode } from '../promo-codes.contract.ts';
import { datesOf } from './promo-words.ts';

const code = (dates: Partial<PromoCode>) =>
  ({
    validFrom: '2027-01-28T18:30:00.000Z',
    validUntil: null,
    endedAt: null,
    ...dates,
  }) as PromoCode;

test('the end of a code has its time: at midnight, the day before is the last one', () => {
  expect(datesOf(code({ validUntil: '2027-01-29T18:30:00.000Z' }))).toBe(
    '29 Jan 2027 to 30 Jan 2027, 12:00 am IST',
  );
  expect(datesOf(code({}))).toBe('From 29 Jan 2027, no end');
});
