import { membershipCategory } from '#app/memberships/news.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { newsKind } from '#app/shared/news.ts';

export const collegeNews = {
  'college-approved': newsKind<{ until: string }>({
    category: membershipCategory,
    mailed: false,
    title: () => 'The College plan is open to you',
    text: ({ until }) =>
      `We approved your request. You can buy and renew the plan until ${instantText(until, 'date')}.`,
    link: { href: '/register', label: 'Choose the College plan' },
  }),
  'college-refused': newsKind<{ reason: string }>({
    category: membershipCategory,
    mailed: false,
    title: () => 'Your request for the College plan was refused',
    text: ({ reason }) =>
      `${reason} You can ask again, or confirm an e-mail address of your college.`,
    link: { href: '/account/college', label: 'See your request' },
  }),
};
