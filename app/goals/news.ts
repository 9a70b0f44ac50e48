import { newsKind, type NewsCategory } from '#app/shared/news.ts';
import { lessonsText } from './goal-text.ts';

const category: NewsCategory = {
  id: 'goals',
  label: 'Weekly goal',
  about: 'your weekly goal',
};

export const goalNews = {
  'goal-reminder': newsKind<{ lessons: number; done: number }>({
    category,
    mailed: true,
    title: ({ lessons, done }) => `${lessonsText(lessons - done)} to go for your weekly goal`,
    text: ({ lessons, done }) =>
      `You set yourself ${lessonsText(lessons)} a week, and have completed ${done || 'none'} since Monday. This week runs until Sunday. We write about it at most once a week, and not at all in weeks in which you are learning.`,
    link: { href: '/dashboard', label: 'Go on where you left off' },
  }),
};
