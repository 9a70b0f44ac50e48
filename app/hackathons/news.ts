import { newsKind, type NewsCategory, type NewsLink } from '#app/shared/news.ts';

export const hackathonsCategory: NewsCategory = {
  id: 'hackathons',
  label: 'Hackathons',
  about: 'your teams and mentors',
};

/** A link to a section of a hackathon's page. Without an id it is hidden, and has no page. */
export const partOfHackathon = (id: string | null, part: string, label: string): NewsLink | null =>
  id === null ? null : { href: `/hackathon/${id}#${part}`, label };

export const hackathonNews = {
  'mentorship-decided': newsKind<{
    hackathon: string;
    hackathonId: string | null;
    arranged: boolean;
    words: string;
  }>({
    category: hackathonsCategory,
    mailed: true,
    title: ({ arranged, hackathon }) =>
      arranged
        ? `You have a mentor for “${hackathon}”`
        : `We could not find you a mentor for “${hackathon}”`,
    text: ({ words }) => words,
    link: ({ hackathonId }) => partOfHackathon(hackathonId, 'mentorship', 'See your request'),
  }),
};
