import {
  acceptedText,
  reportsCategory,
  unchangedText,
} from '#app/notifications/reports-category.ts';
import { newsKind } from '#app/shared/news.ts';

export const investorNews = {
  /**
   * Without a name: the mail would still reveal it after the membership that opens the directory
   * has ended.
   */
  'investor-report-settled': newsKind<{ investorId: string | null; accepted: boolean }>({
    category: reportsCategory,
    mailed: true,
    title: ({ accepted }) =>
      accepted
        ? 'We corrected an investor’s profile'
        : 'We looked at your report about an investor',
    text: ({ accepted }) => (accepted ? acceptedText : unchangedText),
    link: ({ investorId }) =>
      investorId === null ? null : { href: `/investors/${investorId}`, label: 'See the profile' },
  }),
};
