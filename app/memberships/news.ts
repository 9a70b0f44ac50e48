import { instantText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';
import { newsKind, type NewsCategory, type NewsLink } from '#app/shared/news.ts';

export const membershipCategory: NewsCategory = {
  id: 'membership',
  label: 'Membership and payments',
  about: 'your membership and payments',
};

export const membershipLink = { href: '/dashboard/membership', label: 'See your membership' };

/** When a membership ends; `until` is null for life. */
export const termText = (until: string | null): string =>
  until ? `until ${instantText(until, 'date')}` : 'for life';

/** A yearly membership that has ended, or ends soon. */
interface Renewable {
  plan: string;
  endsAt: string;
  /** The plan's price at that moment; null while it is not on sale. */
  pricePaise: number | null;
  /** The member must show again that they study before they can renew. */
  confirmFirst: boolean;
}

const inDays = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

const confirmation = (needed: boolean): string =>
  needed
    ? ' We can no longer tell that you are a student, so please confirm it again before you renew.'
    : '';

const price = (paise: number | null): string =>
  paise === null
    ? 'This plan is not on sale any more, and you can choose another one.'
    : `Renewing costs ${paiseText(paise)} now.`;

const renewalLink = ({ pricePaise, confirmFirst }: Renewable): NewsLink =>
  confirmFirst
    ? { href: '/account/college', label: 'Confirm that you study' }
    : {
        href: '/register',
        label: pricePaise === null ? 'Choose a plan' : `Renew for ${paiseText(pricePaise)}`,
      };

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
  'membership-ends': newsKind<Renewable & { daysLeft: number }>({
    category: membershipCategory,
    mailed: true,
    title: ({ daysLeft }) => `Your membership ends ${inDays(daysLeft)}`,
    text: ({ plan, endsAt, pricePaise, confirmFirst }) =>
      `Your ${plan} runs until ${instantText(endsAt)}. Then the lessons close, and your progress and certificates are kept. ${price(pricePaise)} If you renew before the end, the new year starts where this one ends, and you lose no days.${confirmation(confirmFirst)}`,
    link: renewalLink,
  }),
  'membership-ended': newsKind<Renewable>({
    category: membershipCategory,
    mailed: true,
    title: ({ endsAt }) => `Your membership ended on ${instantText(endsAt, 'date')}`,
    text: ({ plan, endsAt, pricePaise, confirmFirst }) =>
      `Your ${plan} ran until ${instantText(endsAt)}. The lessons are closed now, and your progress and certificates are kept. ${price(pricePaise)} With a plan, your lessons open where you left them.${confirmation(confirmFirst)}`,
    link: renewalLink,
  }),
  // No longer sent.
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
