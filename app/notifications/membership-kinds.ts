import { instantText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';
import type { KindRules } from './kind-rule.ts';
import type { Kind } from './news.ts';

const day = (instant: string): string => instantText(instant, 'date');
const term = (until: string | null): string => (until ? `until ${day(until)}` : 'for life');
const membershipLink = { href: '/dashboard/membership', label: 'See your membership' };

/** What a person is told about payments and the membership. */
export const membershipKinds: KindRules<Extract<Kind, `${'payment' | 'membership'}-${string}`>> = {
  'payment-received': {
    category: 'membership',
    mailed: false,
    title: ({ amountPaise }) => `We received ${paiseText(amountPaise)}`,
    text: ({ plan, until }) => `Your ${plan} is paid. Your membership runs ${term(until)}; the receipt is in your mail.`,
    link: membershipLink,
  },
  'payment-refunded': {
    category: 'membership',
    mailed: false,
    title: ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} is on its way`,
    text: ({ plan }) =>
      `Your ${plan} was refunded, and what it paid for has ended. Refunds are processed within 5-7 business days. Your progress is kept.`,
    link: null,
  },
  'payment-charged-back': {
    category: 'membership',
    mailed: false,
    title: ({ amountPaise }) => `Your bank took back ${paiseText(amountPaise)}`,
    text: ({ plan }) => `The payment for your ${plan} was disputed, and what it paid for has ended. Your progress is kept.`,
    link: { href: '/contact', label: 'Contact us' },
  },
  'payment-returned': {
    category: 'membership',
    mailed: false,
    title: () => 'You paid twice; one payment goes back',
    text: ({ plan, amountPaise }) =>
      `The order for your ${plan} was paid already, so the second ${paiseText(amountPaise)} go back to where they came from. Refunds are processed within 5-7 business days.`,
    link: null,
  },
  'payment-superseded': {
    category: 'membership',
    mailed: false,
    title: ({ amountPaise }) => `Your payment of ${paiseText(amountPaise)} will be refunded`,
    text: ({ plan }) =>
      `Your membership has changed since you ordered the ${plan}, so this payment does not count. It will be refunded to the account you paid from. Refunds are processed within 5-7 business days.`,
    link: membershipLink,
  },
  'membership-granted': {
    category: 'membership',
    mailed: false,
    title: ({ plan }) => `You were given the ${plan}`,
    text: ({ until }) => `There is nothing to pay. It runs ${term(until)}, and opens every course to you.`,
    link: membershipLink,
  },
  'membership-extended': {
    category: 'membership',
    mailed: false,
    title: () => 'Your membership runs longer',
    text: ({ plan, until }) => `Our team has added days to your ${plan}: it runs ${term(until)}. There is nothing to pay.`,
    link: membershipLink,
  },
  'membership-revoked': {
    category: 'membership',
    mailed: false,
    title: ({ plan }) => `Your ${plan} was taken back`,
    text: () => 'Our team has taken back what you had been given. What you paid for is as it was, and your progress is kept.',
    link: { href: '/contact', label: 'Contact us' },
  },
  'membership-ending': {
    category: 'membership',
    mailed: true,
    title: ({ daysLeft }) => (daysLeft === 1 ? 'Your membership ends tomorrow' : `Your membership ends in ${daysLeft} days`),
    text: ({ plan, endsAt }) =>
      `Your ${plan} runs until ${day(endsAt)}. Renew before, and the new year starts where this one ends: no day is lost. Your progress is kept either way.`,
    link: { href: '/register', label: 'Renew your membership' },
  },
};
