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
    'The No-Code & AI Toolkit',
    'A referral code that earns',
  ];
  expect(open('basicPlan')).toEqual(yearly);
  expect(open('collegePlan')).toEqual([...yearly, 'Student resources']);
  expect(open('premiumPlan')).toEqual([
    ...yearly,
    'Investor details, shortlist and notes',
    "Startup Builder Founders' Hub",
    'Advanced tools',
  ]);
});

test('an ended plan leaves earned benefits, and nothing else', () => {
  expect(open('lapsed')).toEqual(['Progress that stays yours']);
  expect(open('signedIn')).toEqual([]);
});

test('benefits that Basic lacks are marked with the one plan that has them', () => {
  const marked = benefitsOf('basicPlan', everywhere).filter(({ only }) => only !== null);
  expect(marked.map(({ text, open: isOpen, only }) => [text, isOpen, only])).toEqual([
    ['Investor details, shortlist and notes', false, 'Premium'],
    ["Startup Builder Founders' Hub", false, 'Premium'],
    ['Advanced tools', false, 'Premium'],
    ['Student resources', false, 'College'],
  ]);
});

test('a benefit that exists nowhere is not promised', () => {
  expect(benefitsOf('premiumPlan', (page) => page === '/dashboard/my-courses')).toHaveLength(3);
  expect(benefitsOf('premiumPlan', () => false)).toEqual([]);
  expect(benefitsOf('premiumPlan').length > 3).toBe(
    ['/dashboard/profile', '/dashboard/toolkit', '/investors', '/dashboard/founders-hub'].some(
      pageExists,
    ),
  );
});
