import { expect, test } from 'vitest';
import { pageExists } from '#app/shared/pages.ts';
import { benefitsOf } from './benefits.ts';
import type { Holder } from './entitlements.ts';

const everywhere = () => true;
const open = (holder: Holder) =>
  benefitsOf(holder, everywhere)
    .filter((benefit) => benefit.open)
    .map(({ text }) => text);

test('each plan includes what the table of capabilities says', () => {
  const yearly = [
    'Every course, and those to come',
    'Tasks and check questions in the lessons',
    'Progress that stays yours',
    'A referral code that earns',
  ];
  expect(open('basicPlan')).toEqual(yearly);
  expect(open('collegePlan')).toEqual(yearly);
  expect(open('premiumPlan')).toEqual([
    ...yearly,
    'Investor details, shortlist and notes',
    "Startup Builder Founders' Hub",
  ]);
});

test('an ended plan leaves earned benefits, and nothing else', () => {
  expect(open('lapsed')).toEqual(['Progress that stays yours']);
  expect(open('signedIn')).toEqual([]);
});

test('benefits that Basic lacks are marked as Premium’s', () => {
  const marked = benefitsOf('basicPlan', everywhere).filter(({ premiumOnly }) => premiumOnly);
  expect(marked.map(({ text, open: isOpen }) => [text, isOpen])).toEqual([
    ['Investor details, shortlist and notes', false],
    ["Startup Builder Founders' Hub", false],
  ]);
});

test('a benefit that exists nowhere is not promised', () => {
  expect(benefitsOf('premiumPlan', (page) => page === '/dashboard/my-courses')).toHaveLength(3);
  expect(benefitsOf('premiumPlan', () => false)).toEqual([]);
  expect(benefitsOf('premiumPlan').length > 3).toBe(
    ['/dashboard/profile', '/investors', '/dashboard/founders-hub'].some(pageExists),
  );
});
