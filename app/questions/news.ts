import { reportsCategory } from '#app/notifications/reports-category.ts';
import { newsKind } from '#app/shared/news.ts';
import { questionsDesk } from '#app/shared/redirects.ts';
import { questionPath } from './addresses.ts';

const category = {
  id: 'questions',
  label: 'Questions and answers',
  about: 'questions under lessons and their answers',
};

/** Nobody's words: what somebody removes or we hide must not stay in other people's mailboxes. */
interface Place {
  question: string;
  lesson: string;
  course: string;
}

const toQuestion = ({ question }: Place) => ({
  href: questionPath(question),
  label: 'Open the question',
});
const lookAgain = 'If you think that is wrong, write to us and a person will look again.';

export const questionNews = {
  'question-answered': newsKind<Place & { own: boolean; count: number }>({
    category,
    mailed: true,
    title: ({ own, count }) =>
      `${count === 1 ? 'A new answer' : `${count} new answers`} to ${own ? 'your question' : 'a question you follow'}`,
    text: ({ lesson, course }) => `The question is under the lesson “${lesson}” of ${course}.`,
    link: toQuestion,
  }),
  'answer-accepted': newsKind<Place>({
    category,
    mailed: true,
    title: () => 'Your answer was accepted',
    text: ({ lesson, course }) =>
      `Your answer under the lesson “${lesson}” of ${course} is now the first that others read. Thank you for helping.`,
    link: toQuestion,
  }),
  'question-asked': newsKind<{ course: string }>({
    category,
    mailed: true,
    title: ({ course }) => `A learner has a question about ${course}`,
    text: () =>
      'It waits for an answer on the desk. We tell you at most once a day about each of your courses; the desk always shows all of them.',
    link: { href: questionsDesk, label: 'Open the desk' },
  }),
  'question-decided': newsKind<
    Place & { what: 'question' | 'answer'; hidden: boolean; reason: string }
  >({
    category: reportsCategory,
    mailed: true,
    title: ({ what, hidden, lesson }) =>
      `Your ${what} under “${lesson}” ${hidden ? 'was hidden' : 'is visible again'}`,
    text: ({ hidden, reason }) =>
      hidden
        ? `Only you and the people who answer for the course can still see it. Reason: ${reason.replace(/\.$/, '')}. ${lookAgain}`
        : 'We looked at it again. Every learner can read it.',
    link: ({ hidden, ...place }) =>
      hidden ? { href: '/contact', label: 'Contact us' } : toQuestion(place),
  }),
  'question-report-settled': newsKind<Place & { what: 'question' | 'answer'; hidden: boolean }>({
    category: reportsCategory,
    mailed: true,
    title: ({ what, hidden }) =>
      hidden ? `The ${what} you reported is hidden` : `We looked at the ${what} you reported`,
    text: ({ hidden, lesson }) =>
      hidden
        ? `Thank you for telling us. It no longer appears under “${lesson}”.`
        : `We found nothing wrong with it, so it stays under “${lesson}”. Thank you for telling us.`,
    link: null,
  }),
};
