import { expect, test } from 'vitest';
import { campaignState, hiddenBecause } from './campaign-state.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));

test('a campaign runs from its first instant to before its end', () => {
  const campaign = { startsAt: at(10), endsAt: at(12) };
  expect([9, 10, 11, 12].map((hour) => campaignState(campaign, at(hour)))).toEqual([
    'planned',
    'running',
    'running',
    'ended',
  ]);
  expect(campaignState({ ...campaign, endsAt: null }, at(12))).toBe('running');
});

test('the desk says why nobody sees a banner', () => {
  expect(hiddenBecause('running', 'live')).toBeUndefined();
  expect(hiddenBecause('running', 'used-up')).toContain('used up');
  expect(hiddenBecause('running', 'waiting')).toContain('not valid yet');
  expect(hiddenBecause('planned', 'waiting')).toBeUndefined();
  expect(hiddenBecause('planned', 'ended')).toContain('has ended');
  expect(hiddenBecause('ended', 'ended')).toBeUndefined();
});
