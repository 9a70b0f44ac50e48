import { expect, test } from 'vitest';
import { paiseText, rupeesAndPaiseText, rupeesText } from './money.ts';

test('rupees are grouped by lakh, and show paise only if there are any', () => {
  expect([0, 5000, 150_000, 4999.5].map(rupeesText)).toEqual([
    '₹0',
    '₹5,000',
    '₹1,50,000',
    '₹4,999.50',
  ]);
});

test('rewards always show both decimals', () => {
  expect([0, 450, 1350.5].map(rupeesAndPaiseText)).toEqual(['₹0.00', '₹450.00', '₹1,350.50']);
});

test('an amount in paise gives the same text', () => {
  expect([0, 5000_00, 4999_50].map(paiseText)).toEqual(['₹0', '₹5,000', '₹4,999.50']);
});
