import { expect, test } from 'vitest';
import { featuresInShort, isPlanType, planLabel, planOf, plans } from './plans.ts';

test('the plans are those of part 2 section 9', () => {
  expect(
    plans.map(
      ({ type, name, originalPricePaise, currentPricePaise, discountPercent, validity }) => [
        type,
        name,
        originalPricePaise / 100,
        currentPricePaise / 100,
        discountPercent,
        validity,
      ],
    ),
  ).toEqual([
    ['basicPlan', 'Basic', 7000, 5000, 29, '1 year'],
    ['premiumPlan', 'Premium', 15000, 15000, 0, 'Lifetime'],
    ['collegePlan', 'College', 15000, 1800, 88, '1 year'],
  ]);
});

test('the discount shown is the one between the two prices', () => {
  for (const plan of plans)
    expect(Math.round((1 - plan.currentPricePaise / plan.originalPricePaise) * 100)).toBe(
      plan.discountPercent,
    );
});

test('Premium and College include all of Basic', () => {
  for (const plan of plans)
    expect(plan.features).toEqual(expect.arrayContaining([...planOf('basicPlan').features]));
});

test('a plan’s card lists what it adds to Basic', () => {
  expect(featuresInShort(planOf('premiumPlan'))).toEqual([
    'All of Basic',
    "Startup Builder Founders' Hub",
    'Advanced Tools Access',
  ]);
  expect(featuresInShort(planOf('basicPlan'))).toEqual(planOf('basicPlan').features);
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
