import { membershipCategory, membershipLink, termText } from '#app/memberships/news.ts';
import { ownSeatsPath } from '#app/shared/addresses.ts';
import { paiseText } from '#app/shared/money.ts';
import { newsKind } from '#app/shared/news.ts';
import { codesText } from './offer-terms.ts';
import { whatChanged } from './refusal-texts.ts';

interface Bought {
  plan: string;
  /** Through the gateway. */
  amountPaise: number;
  /** Missing in older notifications. */
  rewardsPaise?: number;
  /** For seats; missing for a membership of the buyer's own. */
  seats?: number;
}

/** 'Basic Plan (1 Year)', '3 codes for the Basic Plan (1 Year)'. */
const what = ({ plan, seats }: Bought): string =>
  seats === undefined ? plan : `${codesText(seats)} for the ${plan}`;

/** The same after "your". */
const yours = (bought: Bought): string =>
  bought.seats === 1 ? `code for the ${bought.plan}` : what(bought);

/** What is over now that the money has gone back. */
const hasEnded = ({ seats }: Bought): string =>
  seats === undefined
    ? 'the membership it paid for has ended'
    : 'no code of that order works any more. Any membership redeemed with one has ended';

const progressKept = ({ seats }: Bought): string =>
  seats === undefined ? ' Your progress is kept.' : '';

/** For an order that was paid with rewards too, in a sentence of its own. */
const payableAgain = ({ rewardsPaise = 0 }: Bought): string =>
  rewardsPaise > 0
    ? ` The rewards that you used, ${paiseText(rewardsPaise)}, are payable again.`
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
  'seats-ready': newsKind<Bought & { seats: number }>({
    category: membershipCategory,
    mailed: false,
    title: ({ seats }) => (seats === 1 ? 'Your code is ready' : `Your ${seats} codes are ready`),
    text: (bought) =>
      `We received ${paiseText(bought.amountPaise)} for ${what(bought)}. Give ${bought.seats === 1 ? 'it' : 'each code'} to one person. We have e-mailed you the receipt.`,
    link: { href: ownSeatsPath, label: 'See the codes' },
  }),
  'payment-refunded': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} is on its way`,
    text: (bought) =>
      `Your ${yours(bought)} ${bought.seats === undefined || bought.seats === 1 ? 'was' : 'were'} refunded, and ${hasEnded(bought)}. Refunds are processed within 5-7 business days.${payableAgain(bought)}${progressKept(bought)}`,
    link: null,
  }),
  'payment-charged-back': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your bank took back ${paiseText(amountPaise)}`,
    text: (bought) =>
      `The payment for your ${yours(bought)} was disputed, so ${hasEnded(bought)}.${payableAgain(bought)}${progressKept(bought)}`,
    link: { href: '/contact', label: 'Contact us' },
  }),
  'payment-returned': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: () => 'You paid twice; we are returning one payment',
    text: ({ amountPaise, ...bought }) =>
      `The order for your ${yours({ ...bought, amountPaise })} was already paid. The second ${paiseText(amountPaise)} will be refunded to the account it was paid from. Refunds are processed within 5-7 business days.`,
    link: null,
  }),
  'payment-superseded': newsKind<Bought>({
    category: membershipCategory,
    mailed: false,
    title: ({ amountPaise }) => `Your payment of ${paiseText(amountPaise)} will be refunded`,
    text: (bought) =>
      `${whatChanged(bought)} since you ordered ${bought.seats === undefined ? 'the ' : ''}${what(bought)}, so this payment does not count. It will be refunded to the account you paid from. Refunds are processed within 5-7 business days.`,
    link: membershipLink,
  }),
};
