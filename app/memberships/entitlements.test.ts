import { expect, test } from 'vitest';
import { allowanceOf, capabilities, holderOf, holders, may } from './entitlements.ts';

test('each capability answers for each kind of holder', () => {
  for (const capability of capabilities) {
    for (const holder of holders)
      expect(['no', 'yes', 'preview', 'teaser', 'own']).toContain(allowanceOf(holder, capability));
  }
});

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

test('nobody who is signed in is locked out of their own papers', () => {
  expect(holders.filter((holder) => !may(holder, 'ownPapers'))).toEqual(['visitor']);
});

test('a person is in exactly one column', () => {
  expect(holderOf(null)).toBe('visitor');
  expect(holderOf({ status: 'inactive', planType: null })).toBe('signedIn');
  expect(holderOf({ status: 'active', planType: 'collegePlan' })).toBe('collegePlan');
  expect(holderOf({ status: 'inactive', planType: 'premiumPlan' })).toBe('lapsed');
});
