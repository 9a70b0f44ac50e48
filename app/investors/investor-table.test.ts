import { expect, test } from 'vitest';
import { listOf, listText, valueOf } from './investor-table.ts';

test('a cell is converted to an investor’s field', () => {
  expect(valueOf('tags', 'seed; b2b ;')).toEqual(['seed', 'b2b']);
  expect(valueOf('chequeFrom', '2000000')).toBe(2_000_000);
  expect(valueOf('chequeFrom', '20 lakh')).toBe('20 lakh');
  expect([
    valueOf('verified', 'Yes'),
    valueOf('verified', 'no'),
    valueOf('verified', 'perhaps'),
  ]).toEqual([true, false, 'perhaps']);
  expect([valueOf('industry', ' '), valueOf('name', ' ')]).toEqual([null, '']);
});

test('text escaped against formulas is read back unchanged', () => {
  expect(valueOf('thesis', "'=1+1")).toBe('=1+1');
  expect(valueOf('thesis', "First; '=then")).toBe('First; =then');
  expect(valueOf('tags', "seed; '+b2b")).toEqual(['seed', '+b2b']);
  expect(valueOf('thesis', "'tis early")).toBe("'tis early");
});

test('words survive the way into a cell and back', () => {
  expect(listOf(listText(['Vertical SaaS', 'Billing']))).toEqual(['Vertical SaaS', 'Billing']);
});
