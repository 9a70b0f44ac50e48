import { expect, test } from 'vitest';
import { membershipNews } from './news.ts';

test('a reminder names the price, unless the plan is off sale', () => {
  const ends = membershipNews['membership-ends'];
  const data = {
    plan: 'Basic Plan (1 Year)',
    endsAt: '2027-11-25T03:30:00Z',
    daysLeft: 1,
    confirmFirst: false,
  };
  const linkAt = (pricePaise: number | null) =>
    typeof ends.link === 'function' ? ends.link({ ...data, pricePaise }) : null;
  expect(ends.text({ ...data, pricePaise: 500_000 })).toContain('Renewing costs ₹5,000 now.');
  expect(linkAt(500_000)).toEqual({ href: '/register', label: 'Renew for ₹5,000' });
  expect(ends.text({ ...data, pricePaise: null })).toContain('not on sale any more');
  expect(linkAt(null)).toEqual({ href: '/register', label: 'Choose a plan' });
});
