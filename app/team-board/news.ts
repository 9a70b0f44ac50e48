import { hackathonsCategory, partOfHackathon } from '#app/hackathons/news.ts';
import { reportsCategory } from '#app/notifications/reports-category.ts';
import { newsKind } from '#app/shared/news.ts';

const boardOf = ({ hackathonId }: { hackathonId: string | null }) =>
  partOfHackathon(hackathonId, 'team-board', 'Open the board');

export const teamBoardNews = {
  'team-post-answered': newsKind<{
    hackathon: string;
    hackathonId: string;
    from: string;
    words: string;
  }>({
    category: hackathonsCategory,
    mailed: true,
    title: ({ from, hackathon }) => `${from} answered your post on the board of “${hackathon}”`,
    text: ({ from, words }) =>
      `${from} writes: “${words}” Reply to the address or number in the message. We don’t share yours with anyone.`,
    link: boardOf,
  }),
  'board-post-decided': newsKind<{
    hackathon: string;
    hackathonId: string | null;
    hidden: boolean;
  }>({
    category: reportsCategory,
    mailed: true,
    title: ({ hackathon, hidden }) =>
      `Your post on the board of “${hackathon}” is ${hidden ? 'hidden' : 'visible again'}`,
    text: ({ hidden }) =>
      hidden
        ? 'Our team took it off the board. Only you can still see it. If you think that is wrong, write to us and a person will look again.'
        : 'Our team looked at it again. Everyone who takes part can read it.',
    link: (data) => (data.hidden ? { href: '/contact', label: 'Contact us' } : boardOf(data)),
  }),
  'board-report-settled': newsKind<{
    hackathon: string;
    hackathonId: string | null;
    reported: 'post' | 'answer';
    hidden: boolean;
  }>({
    category: reportsCategory,
    mailed: true,
    title: ({ reported, hidden }) =>
      hidden
        ? `The ${reported} you reported is hidden`
        : `We looked at the ${reported} you reported`,
    text: ({ hackathon, hidden }) =>
      hidden
        ? `Thank you for telling us. We took it off the board of “${hackathon}”.`
        : `We found nothing wrong with it, so it stays on the board of “${hackathon}”. Thank you for telling us.`,
    link: boardOf,
  }),
};
