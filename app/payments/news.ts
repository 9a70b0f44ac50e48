import { membershipCategory, membershipLink, termText } from '#app/memberships/news.ts';
import { paiseText } from '#app/shared/money.ts';
import { newsKind } from '#app/shared/news.ts';
import { whatChanged } from './refusal-texts.ts';

interface Bought {
  plan: string;
  /** Through the gateway. */
  amountPaise: number;
  /** Missing in older notifications. */
  rewardsPaise?: number;
}

/** For an order that was paid with rewards too, in a sentence of its own. */
const payableAgain = ({ rewardsPaise = 0 }: Bought): string =>
  rewardsPaise > 0
    ? ` The ${paiseText(rewardsPaise)} of rewards that you used are payable again.`
    : '';

export const paymentNews = {
  'payment-received': newsKind<Bought & { until: string | null }>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `We received ${paiseText(amountPaise)}`,
    text: ({ plan, until, rewardsPaise = 0 }) =>
      `Your ${plan} is paid${rewardsPaise > 0 ? `, ${paiseText(rewardsPaise)} of it with your rewards` : ''}. Your membership runs ${termText(until)}. We have e-mailed you the receipt.`,
    link: membershipLink,
  }),
  'payment-refunded': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} is on its way`,
    text: (bought) =>
      `Your ${bought.plan} was refunded, and the membership it paid for has ended. Refunds are processed within 5-7 business days.${payableAgain(bought)} Your progress is kept.`,
    link: null,
  }),
  'payment-charged-back': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your bank took back ${paiseText(amountPaise)}`,
    text: (bought) =>
      `The payment for your ${bought.plan} was disputed, so the membership it paid for has ended.${payableAgain(bought)} Your progress is kept.`,
    link: { href: '/contact', label: 'Contact us' },
  }),
  'payment-returned': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: () => 'You paid twice; we are returning one payment',
    text: ({ plan, amountPaise }) =>
      `The order for your ${plan} was already paid. The second ${paiseText(amountPaise)} will be refunded to the account it was paid from. Refunds are processed within 5-7 business days.`,
    link: null,
  }),
  'payment-superseded': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your payment of ${paiseText(amountPaise)} will be refunded`,
    text: ({ plan, rewardsPaise }) =>
      `${whatChanged(rewardsPaise)} since you ordered the ${plan}, so this payment does not count. It will be refunded to the account you paid from. Refunds are processed within 5-7 business days.`,
    link: membershipLink,
  }),
};
