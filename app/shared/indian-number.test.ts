import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indianNumber } from './indian-number.ts';
import { rupeesAndPaiseText, rupeesText } from './money.ts';

const rupees = { style: 'currency', currency: 'INR' } as const;
const stripped = new Intl.NumberFormat('en-IN', {
  ...rupees,
  trailingZeroDisplay: 'stripIfInteger',
});
const whole = new Intl.NumberFormat('en-IN');
const exact = new Intl.NumberFormat('en-IN', rupees);

test('numbers and amounts read as Intl writes them for India', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (number) => {
      const amount = number / 100;
      expect(indianNumber(number)).toBe(whole.format(number));
      expect([rupeesText(amount), rupeesAndPaiseText(amount)]).toEqual([
        stripped.format(amount),
        exact.format(amount),
      ]);
    }),
  );
});
