import { instantText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';
import { newsKind, type NewsCategory } from '#app/shared/news.ts';

export const referralCategory: NewsCategory = {
  id: 'referrals',
  label: 'Referrals',
  about: 'people you brought and your rewards',
};

const rewardsLink = { href: '/account/rewards', label: 'See your rewards' };

/** Someone who left has no name any more, and "a former member" is lower-case within a sentence. */
const within = (friend: string): string => friend.replace(/^A former member$/, 'a former member');

export const referralNews = {
  'reward-pending': newsKind<{ friend: string; amountPaise: number; payableFrom: string }>({
    category: referralCategory,
    mailed: true,
    title: ({ friend }) => `${friend} joined with your code`,
    text: ({ amountPaise, payableFrom }) =>
      `You earned ${paiseText(amountPaise)}. It becomes payable on ${instantText(payableFrom, 'date')}, when the time for refunds is over.`,
    link: rewardsLink,
  }),
  'reward-payable': newsKind<{ friend: string; amountPaise: number }>({
    category: referralCategory,
    mailed: true,
    title: ({ amountPaise }) => `Your reward of ${paiseText(amountPaise)} is payable`,
    text: ({ friend }) => `You earned it by bringing ${within(friend)}. It is no longer pending.`,
    link: rewardsLink,
  }),
  'reward-reversed': newsKind<{ friend: string; amountPaise: number; reason: string }>({
    category: referralCategory,
    mailed: true,
    title: ({ amountPaise }) => `A reward of ${paiseText(amountPaise)} was reversed`,
    text: ({ friend, reason }) => `You had earned it by bringing ${within(friend)}. ${reason}`,
    link: rewardsLink,
  }),
  'referral-code-changed': newsKind<{ before: string; code: string }>({
    category: referralCategory,
    mailed: false,
    title: ({ code }) => `Your referral code is now ${code}`,
    text: ({ before }) =>
      `${before} no longer gives a discount. It stays reserved for you for a year.`,
    link: { href: '/dashboard/profile', label: 'See your code' },
  }),
};
