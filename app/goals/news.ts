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
      `Your goal is ${lessonsText(lessons)} a week, and you have completed ${done || 'none'} since Monday. The week runs until Sunday. We write about your goal at most once a week, and only after a few quiet days.`,
    link: { href: '/dashboard', label: 'Continue where you left off' },
  }),
};
