import { membershipCategory, membershipLink, termText } from '#app/memberships/news.ts';
import { paiseText } from '#app/shared/money.ts';
import { newsKind } from '#app/shared/news.ts';

export const paymentNews = {
  'payment-received': newsKind<{ plan: string; amountPaise: number; until: string | null }>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `We received ${paiseText(amountPaise)}`,
    text: ({ plan, until }) =>
      `Your ${plan} is paid. Your membership runs ${termText(until)}. We have e-mailed you the receipt.`,
    link: membershipLink,
  }),
  'payment-refunded': newsKind<{ plan: string; amountPaise: number }>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} is on its way`,
    text: ({ plan }) =>
      `Your ${plan} was refunded, and the membership it paid for has ended. Refunds are processed within 5-7 business days. Your progress is kept.`,
    link: null,
  }),
  'payment-charged-back': newsKind<{ plan: string; amountPaise: number }>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your bank took back ${paiseText(amountPaise)}`,
    text: ({ plan }) =>
      `The payment for your ${plan} was disputed, so the membership it paid for has ended. Your progress is kept.`,
    link: { href: '/contact', label: 'Contact us' },
  }),
  'payment-returned': newsKind<{ plan: string; amountPaise: number }>({
    category: membershipCategory,
    mailed: false,
    title: () => 'You paid twice; we are returning one payment',
    text: ({ plan, amountPaise }) =>
      `The order for your ${plan} was already paid. The second ${paiseText(amountPaise)} will be refunded to the account it was paid from. Refunds are processed within 5-7 business days.`,
    link: null,
  }),
  'payment-superseded': newsKind<{ plan: string; amountPaise: number }>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your payment of ${paiseText(amountPaise)} will be refunded`,
    text: ({ plan }) =>
      `Your membership has changed since you ordered the ${plan}, so this payment does not count. It will be refunded to the account you paid from. Refunds are processed within 5-7 business days.`,
    link: membershipLink,
  }),
};
