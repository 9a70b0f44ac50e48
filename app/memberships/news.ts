import { instantText } from '#app/shared/instant-text.ts';
import { newsKind, type NewsCategory } from '#app/shared/news.ts';

export const membershipCategory: NewsCategory = {
  id: 'membership',
  label: 'Membership and payments',
  about: 'your membership and payments',
};

export const membershipLink = { href: '/dashboard/membership', label: 'See your membership' };

/** When a membership ends; `until` is null for life. */
export const termText = (until: string | null): string =>
  until ? `until ${instantText(until, 'date')}` : 'for life';

export const membershipNews = {
  'membership-granted': newsKind<{ plan: string; until: string | null }>({
    category: membershipCategory,
    mailed: false,
    title: ({ plan }) => `You were given the ${plan}`,
    text: ({ until }) =>
      `There is nothing to pay. It runs ${termText(until)} and opens every course to you.`,
    link: membershipLink,
  }),
  'membership-extended': newsKind<{ plan: string; until: string | null }>({
    category: membershipCategory,
    mailed: false,
    title: () => 'Your membership was extended',
    text: ({ plan, until }) =>
      `Our team added days to your ${plan}. It runs ${termText(until)}, and there is nothing to pay.`,
    link: membershipLink,
  }),
  'membership-revoked': newsKind<{ plan: string }>({
    category: membershipCategory,
    mailed: false,
    title: ({ plan }) => `Your ${plan} was withdrawn`,
    text: () =>
      'Our team withdrew the days you had been given. Everything you paid for is unchanged, and your progress is kept.',
    link: { href: '/contact', label: 'Contact us' },
  }),
  'membership-moved': newsKind<{ plan: string; startsAt: string; until: string | null }>({
    category: membershipCategory,
    mailed: false,
    title: ({ plan }) => `Your ${plan} begins earlier`,
    text: ({ startsAt, until }) =>
      `The membership before it has ended, so it begins on ${instantText(startsAt, 'date')} and runs ${termText(until)}.`,
    link: membershipLink,
  }),
  'membership-ending': newsKind<{ plan: string; endsAt: string; daysLeft: number }>({
    category: membershipCategory,
    mailed: true,
    title: ({ daysLeft }) =>
      daysLeft === 1 ? 'Your membership ends tomorrow' : `Your membership ends in ${daysLeft} days`,
    text: ({ plan, endsAt }) =>
      `Your ${plan} runs until ${instantText(endsAt, 'date')}. If you renew before then, the new year starts where this one ends and you lose no days. Your progress is kept either way.`,
    link: { href: '/register', label: 'Renew your membership' },
  }),
};
