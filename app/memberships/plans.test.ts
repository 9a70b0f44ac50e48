import { expect, test } from 'vitest';
import { featuresInShort, isPlanType, planLabel } from './plans.ts';

test('a plan’s card lists what it adds to Basic, and everything where Basic isn’t on sale', () => {
  const basic = { type: 'basicPlan', features: ['Community'], added: ['Community'] } as const;
  const premium = {
    type: 'premiumPlan',
    features: ['Community', 'Advanced Tools Access'],
    added: ['Advanced Tools Access'],
  } as const;
  const inShort = [basic, premium].map((plan) => featuresInShort(plan, [basic, premium]));
  expect(inShort).toEqual([['Community'], ['All of Basic', 'Advanced Tools Access']]);
  expect(featuresInShort(premium, [premium])).toEqual(premium.features);
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
