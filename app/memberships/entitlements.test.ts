import { expect, test } from 'vitest';
import { holderOf, may, type Holder } from './entitlements.ts';

const holders: readonly Holder[] = [
  'visitor',
  'signedIn',
  'basicPlan',
  'collegePlan',
  'premiumPlan',
  'lapsed',
];

test('lessons are for active members of every plan', () => {
  expect(holders.filter((holder) => may(holder, 'lessons'))).toEqual([
    'basicPlan',
    'collegePlan',
    'premiumPlan',
  ]);
});

test('investor details and the Founders’ Hub are Premium’s alone', () => {
  expect(holders.filter((holder) => may(holder, 'investorDetails'))).toEqual(['premiumPlan']);
  expect(holders.filter((holder) => may(holder, 'foundersHub'))).toEqual(['premiumPlan']);
});

test('everyone who is signed in can read their own papers', () => {
  expect(holders.filter((holder) => !may(holder, 'ownPapers'))).toEqual(['visitor']);
});

test('a person is in exactly one column', () => {
  expect(holderOf(null)).toBe('visitor');
  expect(holderOf({ status: 'inactive', planType: null })).toBe('signedIn');
  expect(holderOf({ status: 'active', planType: 'collegePlan' })).toBe('collegePlan');
  expect(holderOf({ status: 'inactive', planType: 'premiumPlan' })).toBe('lapsed');
});
