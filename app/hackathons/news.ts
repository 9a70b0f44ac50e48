import { newsKind, type NewsCategory } from '#app/shared/news.ts';

export const hackathonsCategory: NewsCategory = { id: 'hackathons', label: 'Hackathons', about: 'your teams and mentors' };

export const hackathonNews = {
  'mentorship-decided': newsKind<{ hackathon: string; hackathonId: string; arranged: boolean; words: string }>({
    category: hackathonsCategory,
    mailed: true,
    title: ({ arranged, hackathon }) =>
      arranged ? `You have a mentor for “${hackathon}”` : `We could not find you a mentor for “${hackathon}”`,
    text: ({ words }) => words,
    link: ({ hackathonId }) => ({ href: `/hackathon/${hackathonId}#mentorship`, label: 'See your request' }),
  }),
};
