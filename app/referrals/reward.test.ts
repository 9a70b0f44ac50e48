import { expect, test } from 'vitest';
import { rewardFor, rewardStatus } from './reward.ts';

test.for([
  [450_000, 10, 45_000],
  [162_000, 10, 16_200],
  [105, 10, 11],
  [104, 10, 10],
  [100, 0, 0],
  [1_500_000, 10, 150_000],
  [9_000_000, 10, 150_000],
] as const)('%d paise at %d%% give %d', ([paid, percent, reward]) => {
  expect(rewardFor(paid, percent)).toBe(reward);
});

test('a reward is pending until the refund window is over, to the second', () => {
  const payableAt = new Date('2027-01-20T18:30:00Z');
  const at = (now: string, other: Partial<Parameters<typeof rewardStatus>[0]> = {}) =>
    rewardStatus(
      { payableAt, reversed: false, held: false, payout: null, ...other },
      new Date(now),
    );
  expect(at('2026-11-21T09:00:00Z')).toBe('pending');
  expect(at('2027-01-20T18:29:59Z')).toBe('pending');
  expect(at('2027-01-20T18:30:00Z')).toBe('payable');
  expect(at('2027-01-20T18:30:00Z', { held: true })).toBe('held');
  expect(at('2027-01-20T18:30:00Z', { reversed: true, held: true })).toBe('reversed');
  expect(at('2027-01-20T18:30:00Z', { payout: 'requested' })).toBe('requested');
  expect(at('2027-01-20T18:30:00Z', { payout: 'paid', held: true })).toBe('paid');
  expect(at('2027-01-20T18:30:00Z', { payout: 'paid', reversed: true })).toBe('reversed');
});
