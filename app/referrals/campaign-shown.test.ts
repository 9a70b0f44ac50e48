import { expect, test } from 'vitest';
import { campaignShown, type PlannedCampaign } from './campaign-shown.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const campaign: PlannedCampaign = {
  id: 'diwali',
  words: 'Diwali: 20% off with code',
  code: 'DIWALI20',
  startsAt: at(10),
  endsAt: at(12),
  codeFrom: at(9),
  codeUntil: null,
};
const later = { ...campaign, id: 'later', startsAt: at(12), endsAt: null };
const shown = (hour: number, planned = [campaign, later]) => {
  const { campaign: found, validUntil } = campaignShown(planned, at(hour));
  return [found?.id ?? null, validUntil?.getUTCHours() ?? null];
};

test('a campaign is shown from its first instant to before its last', () => {
  expect(shown(9)).toEqual([null, 10]);
  expect(shown(10)).toEqual(['diwali', 12]);
  expect(shown(11)).toEqual(['diwali', 12]);
  expect(shown(12)).toEqual(['later', null]);
});

test('a campaign whose code is not valid is not shown', () => {
  expect(shown(10, [{ ...campaign, codeUntil: at(11) }])).toEqual(['diwali', 11]);
  expect(shown(11, [{ ...campaign, codeUntil: at(11) }])).toEqual([null, 12]);
  expect(shown(10, [{ ...campaign, codeFrom: at(11) }])).toEqual([null, 11]);
});

test('without a campaign there is nothing to wait for', () => {
  expect(shown(10, [])).toEqual([null, null]);
});
