import { membershipCategory } from '#app/memberships/news.ts';
import { paiseText } from '#app/shared/money.ts';
import { newsKind } from '#app/shared/news.ts';

interface AboutRefund {
  plan: string;
  amountPaise: number;
  orderId: string;
}

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
    ({ plan }) =>
      `We have your request for a refund of the ${plan}. Until we approve it, your membership continues, and you can withdraw the request.`,
  ),
  'refund-withdrawn': aboutRefund(
    () => 'You withdrew your request for a refund',
    ({ plan }) =>
      `Your ${plan} continues as before. You can ask again until the moment that the page of your order names.`,
  ),
  'refund-refused': aboutRefund<AboutRefund & { answer: string }>(
    () => 'We can’t refund this payment',
    ({ plan, answer }) =>
      `You asked for a refund of the ${plan}. Our answer: “${answer}” Your membership continues. If you disagree, reply to us or write to the grievance officer, whom our terms name.`,
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
