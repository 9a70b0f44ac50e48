import { expect, test } from 'vitest';
import { featuresInShort, isPlanType, planLabel } from './plans.ts';

test('a plan’s card lists what it adds to Basic', () => {
  expect(featuresInShort({ type: 'premiumPlan', added: ['Advanced Tools Access'] })).toEqual([
    'All of Basic',
    'Advanced Tools Access',
  ]);
  expect(featuresInShort({ type: 'basicPlan', added: ['Community'] })).toEqual(['Community']);
});

test('only the three types are plan types', () => {
  for (const not of ['BasicPlan', '__proto__', 'constructor', '', ['basicPlan'], null, 0])
    expect(isPlanType(not)).toBe(false);
});

test('plans have the labels of the membership display', () => {
  expect([
    planLabel('premiumPlan'),
    planLabel('basicPlan'),
    planLabel('collegePlan'),
    planLabel(null),
  ]).toEqual([
    'Premium Plan (Lifetime)',
    'Basic Plan (1 Year)',
    'College Plan (1 Year)',
    'No Plan',
  ]);
});
