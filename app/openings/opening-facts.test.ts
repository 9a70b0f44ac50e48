import { expect, test } from 'vitest';
import { isOpen, payText, placeText, slugOf } from './opening-facts.ts';

test('pay is in lakhs, once if both ends are equal, and not at all if the firm doesn’t say', () => {
  expect(payText({ payFrom: 600_000, payTo: 900_000, payPer: 'year' })).toBe(
    '₹6,00,000 to ₹9,00,000 a year',
  );
  expect(payText({ payFrom: 15_000, payTo: 15_000, payPer: 'month' })).toBe('₹15,000 a month');
  expect(payText({ payFrom: null, payTo: null, payPer: 'year' })).toBeNull();
});

test('a place is a city, remote, or either', () => {
  expect([
    placeText({ city: 'Pune', remote: false }),
    placeText({ city: 'Pune', remote: true }),
    placeText({ city: null, remote: true }),
  ]).toEqual(['Pune', 'Pune or remote', 'Remote']);
});

test('an opening closes at its instant, or earlier by hand', () => {
  const closesAt = '2026-12-01T18:30:00.000Z';
  expect(isOpen({ closesAt, closedAt: null }, new Date('2026-12-01T18:29:59.999Z'))).toBe(true);
  expect(isOpen({ closesAt, closedAt: null }, new Date(closesAt))).toBe(false);
  expect(
    isOpen(
      { closesAt, closedAt: '2026-11-01T00:00:00.000Z' },
      new Date('2026-11-02T00:00:00.000Z'),
    ),
  ).toBe(false);
});

test('an address has only letters and digits', () => {
  expect(slugOf('AI Builder (n8n & Zapier)', 'Café Orbit')).toBe(
    'ai-builder-n8n-zapier-cafe-orbit',
  );
  expect(slugOf('खाली')).toBe('opening');
});
