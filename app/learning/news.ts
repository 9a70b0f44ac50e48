import { myCoursePath } from '#app/shared/addresses.ts';
import { newsKind } from '#app/shared/news.ts';

export const learningNews = {
  // Not mailed: an author may publish every day.
  'new-lessons': newsKind<{ course: string; slug: string; lessons: readonly string[] }>({
    category: {
      id: 'new-lessons',
      label: 'New lessons',
      about: 'new lessons in your courses',
    },
    mailed: false,
    title: ({ course, lessons }) =>
      `${lessons.length === 1 ? 'A new lesson' : `${lessons.length} new lessons`} in ${course}`,
    text: ({ lessons }) =>
      lessons.length === 1 ? `“${lessons[0]}” is ready for you.` : `The first is “${lessons[0]}”.`,
    link: ({ slug }) => ({ href: myCoursePath(slug), label: 'Open the course' }),
  }),
};
