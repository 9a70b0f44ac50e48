import { newsKind } from '#app/shared/news.ts';
import { ownPagePath } from './addresses.ts';

const category = { id: 'member-pages', label: 'Public page', about: 'your public page' };

const link = { href: ownPagePath, label: 'Open your page’s settings' };

export const memberPageNews = {
  'member-page-hidden': newsKind<{ reason: string }>({
    category,
    mailed: true,
    title: () => 'Your public page was hidden',
    text: ({ reason }) =>
      `Nobody can see it any more. Reason: ${reason.replace(/\.$/, '')}. If you think that is wrong, write to us and a person will look again.`,
    link,
  }),
  'member-page-shown': newsKind<Record<string, never>>({
    category,
    mailed: true,
    title: () => 'Your public page is no longer hidden',
    text: () =>
      'Your own choice counts again: if you have switched the page on, everyone can see it.',
    link,
  }),
};
