import { membershipCategory } from '#app/memberships/news.ts';
import { paiseText } from '#app/shared/money.ts';
import { newsKind } from '#app/shared/news.ts';
import { codesText } from './offer-terms.ts';

interface AboutRefund {
  plan: string;
  amountPaise: number;
  orderId: string;
  /** For seats; missing for a membership of the buyer's own. */
  seats?: number;
  /** The plan of an upgrade that goes back with it. */
  upgrade?: string;
}

const what = ({ plan, seats, upgrade }: AboutRefund): string => {
  if (seats !== undefined) return `${codesText(seats)} for the ${plan}`;
  return upgrade === undefined ? `the ${plan}` : `the ${plan} and of the upgrade to the ${upgrade}`;
};

/** The page of an order, for its buyer: also without a membership. */
const orderPath = (orderId: string): string => `/account/orders/${orderId}`;

const link = ({ orderId }: AboutRefund) => ({ href: orderPath(orderId), label: 'See the refund' });

/** Each is mailed as well, in the same words, whatever mails its reader has chosen. */
const aboutRefund = <Data extends AboutRefund>(
  title: (data: Data) => string,
  text: (data: Data) => string,
) => newsKind<Data>({ category: membershipCategory, mailed: false, title, text, link });

export const refundNews = {
  'refund-requested': aboutRefund(
    ({ amountPaise }) => `You asked for ${paiseText(amountPaise)} back`,
    (about) =>
      `We have your request for a refund of ${what(about)}. ${about.seats === undefined ? 'Until we approve it, your membership continues' : 'Until we decide, nobody can redeem the codes of this order'}, and you can withdraw the request.`,
  ),
  'refund-withdrawn': aboutRefund(
    () => 'You withdrew your request for a refund',
    ({ plan, seats }) =>
      `${seats === undefined ? `Your ${plan} continues as before.` : 'The codes can be redeemed again.'} You can ask again until the moment that the page of your order names.`,
  ),
  'refund-refused': aboutRefund<AboutRefund & { answer: string }>(
    () => 'We can’t refund this payment',
    ({ answer, ...about }) =>
      `You asked for a refund of ${what(about)}. Our answer: “${answer}” ${about.seats === undefined ? 'Your membership continues.' : 'The codes can be redeemed again.'} If you disagree, reply to us or write to the grievance officer, whom our terms name.`,
  ),
  'refund-in-part': aboutRefund(
    ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} is on its way`,
    (about) =>
      `We are refunding a part of what you paid for ${what(about)}, to the account you paid from. Refunds are processed within 5-7 business days. ${about.seats === undefined ? 'Your membership continues as before' : 'Your codes stay valid'}. The page of your order has a note of the refund.`,
  ),
  'refund-came-back': aboutRefund(
    ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} did not reach you`,
    (about) =>
      `It was a part of what you paid for ${what(about)}. Our payment partner could not pay it out, so the money is still with us. We are looking into it, and you don’t have to do anything. The page of your order has a note of it.`,
  ),
  'refund-arrived': aboutRefund(
    ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} was paid out`,
    () =>
      'Our payment partner has paid it to the account you paid from. Your bank may take a few days to show it.',
  ),
  'refund-delayed': aboutRefund(
    ({ amountPaise }) => `Your refund of ${paiseText(amountPaise)} is delayed`,
    () =>
      'Our payment partner could not pay it out. We are looking into it, and you don’t have to do anything.',
  ),
};
