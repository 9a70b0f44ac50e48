import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { isGstin } from './gst.ts';
import { documentKinds, numberIn, seriesOf } from './series.ts';
import { taxIn } from './tax.ts';

test('the parts of a price add up to the paisa, halves are equal, and the rate is met', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5_00_00_000 }),
      fc.nat(28),
      fc.boolean(),
      (amount, rate, withinState) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(amount, rate, {
          withinState,
        });
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(amount);
        expect(cgstPaise).toBe(sgstPaise);
        const tax = amount - taxablePaise;
        expect(Math.abs(tax - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('₹4,500 with 18% within a state and beyond', () => {
  expect(taxIn(450_000, 18, { withinState: false })).toEqual({
    taxablePaise: 381_356,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 68_644,
  });
  expect(taxIn(450_000, 18, { withinState: true })).toEqual({
    taxablePaise: 381_356,
    cgstPaise: 34_322,
    sgstPaise: 34_322,
    igstPaise: 0,
  });
});

test.for<[number, string]>([
  [100, 'Rupees one only'],
  [450_000, 'Rupees four thousand five hundred only'],
  [1_500_050, 'Rupees fifteen thousand and fifty paise only'],
  [
    12_34_567_89,
    'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise only',
  ],
  [2_00_00_000_00, 'Rupees two crore only'],
  [99, 'Rupees zero and ninety-nine paise only'],
])('%i paise in words', ([paise, words]) => {
  expect(amountInWords(paise)).toBe(words);
});

test('different amounts have different words', () => {
  fc.assert(
    fc.property(fc.nat(99_99_999_99), fc.nat(99_99_999_99), (one, other) => {
      expect(amountInWords(one) === amountInWords(other)).toBe(one === other);
    }),
  );
});

test.for<[string, string]>([
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2026-12-31T20:00:00Z', '26-27'],
  ['2099-06-01T00:00:00Z', '99-00'],
])('%s is in the financial year %s', ([instant, year]) => {
  expect(seriesOf('invoice', new Date(instant))).toBe(`INV/${year}`);
});

test('each kind has its own series, and a number has no more than 16 characters', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  const series = documentKinds.map((kind) => seriesOf(kind, now));
  expect(new Set(series).size).toBe(documentKinds.length);
  for (const each of series) expect(numberIn(each, 999_999).length).toBeLessThanOrEqual(16);
  expect(numberIn(seriesOf('invoice', now), 42)).toBe('INV/26-27/00042');
});

test('a GSTIN with one character off is none', () => {
  const valid = '27AAPFU0939F1ZV';
  expect(isGstin(valid)).toBe(true);
  expect(isGstin(`00${valid.slice(2)}`)).toBe(false);
  for (let at = 0; at < valid.length; at += 1)
    for (const other of '0A7') {
      const changed = valid.slice(0, at) + other + valid.slice(at + 1);
      if (changed !== valid) expect([changed, isGstin(changed)]).toEqual([changed, false]);
    }
});
