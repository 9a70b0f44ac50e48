import { membershipCategory, membershipLink, termText } from '#app/memberships/news.ts';
import { codesText } from '#app/payments/offer-terms.ts';
import { ownSeatsPath } from '#app/shared/addresses.ts';
import { newsKind } from '#app/shared/news.ts';

export const seatNews = {
  /** For whoever bought it. */
  'seat-redeemed': newsKind<{ plan: string; left: number }>({
    category: membershipCategory,
    mailed: true,
    title: () => 'One of your codes was redeemed',
    text: ({ plan, left }) =>
      `Somebody has joined with a code for the ${plan} that you bought. ${left === 0 ? 'All codes of that order are redeemed now.' : `${codesText(left)} of that order ${left === 1 ? 'is' : 'are'} left.`}`,
    link: { href: ownSeatsPath, label: 'See your codes' },
  }),
  /** For whoever redeemed it. */
  'seat-joined': newsKind<{ plan: string; until: string | null }>({
    category: membershipCategory,
    mailed: true,
    title: ({ plan }) => `You redeemed a code for the ${plan}`,
    text: ({ until }) =>
      `There is nothing to pay. Your membership runs ${termText(until)} and opens every course to you.`,
    link: membershipLink,
  }),
  /** The same, once its payment went back. */
  'seat-withdrawn': newsKind<{ plan: string }>({
    category: membershipCategory,
    mailed: true,
    title: () => 'A membership that you were given has ended',
    text: ({ plan }) =>
      `The payment for the code that you redeemed went back to its buyer, so the ${plan} that it added has ended. Your progress is kept.`,
    link: { href: '/contact', label: 'Contact us' },
  }),
};
