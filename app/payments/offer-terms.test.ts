import { expect, test } from 'vitest';
import { isStillOffered, termText, type ShownTerms } from './offer-terms.ts';

const renewal: ShownTerms = {
  kind: 'renewal',
  startsAt: '2027-11-22T10:00:00.000Z',
  endsAt: '2028-11-21T10:00:00.000Z',
  price: 5000,
  guaranteeDays: 60,
};
const purchase: ShownTerms = {
  kind: 'purchase',
  startsAt: '2026-11-21T10:00:00.000Z',
  endsAt: '2027-11-21T10:00:00.000Z',
  price: 5000,
  guaranteeDays: 60,
};
const upgrade: ShownTerms = {
  kind: 'upgrade',
  startsAt: '2026-11-21T10:00:00.000Z',
  endsAt: null,
  price: 10_000,
  guaranteeDays: 60,
};

test.for([
  [renewal, 'Renewal: adds 22 Nov 2027 to 21 Nov 2028'],
  [purchase, 'New membership: 21 Nov 2026 to 21 Nov 2027'],
  [upgrade, 'Upgrade: for life, from 21 Nov 2026'],
] as const)('kind and dates of %j in words', ([term, text]) => {
  expect(termText(term)).toBe(text);
});

test('a renewal is offered as long as it starts at the same instant', () => {
  expect(isStillOffered(renewal, { ...renewal })).toBe(true);
  expect(isStillOffered(renewal, { ...renewal, startsAt: '2027-11-22T10:00:01.000Z' })).toBe(false);
});

test.for([purchase, upgrade])(
  'an offer that starts at payment may have been shown up to a day ago',
  (shown) => {
    const later = (startsAt: string) => isStillOffered(shown, { ...shown, startsAt });
    expect([later('2026-11-22T09:59:59.999Z'), later('2026-11-22T10:00:00.000Z')]).toEqual([
      true,
      false,
    ]);
  },
);

test.for([{ kind: 'renewal' }, { price: 4500 }, { guaranteeDays: 45 }, { endsAt: null }] as const)(
  'an offer with %j is a different one',
  (change) => {
    expect(isStillOffered(purchase, { ...purchase, ...change })).toBe(false);
  },
);
