import { countText } from '#app/courses/course-facts.ts';
import type { Progress, ProgressLesson, QuizProgress } from './progress.ts';

type Counts = Pick<Progress<ProgressLesson>, 'lessonsDone' | 'lessonsTotal'> &
  Pick<QuizProgress, 'quizzesDone' | 'quizzesTotal'>;

/** What is missing for the certificate: '2 lessons and 1 quiz'; empty if nothing is. */
export function stillOpen({
  lessonsDone,
  lessonsTotal,
  quizzesDone,
  quizzesTotal,
}: Counts): string {
  const lessons = lessonsTotal - lessonsDone;
  const quizzes = quizzesTotal - quizzesDone;
  return [
    lessons > 0 && countText(lessons, 'lesson'),
    quizzes > 0 && countText(quizzes, 'quiz', 'quizzes'),
  ]
    .filter(Boolean)
    .join(' and ');
}

type Lessons = Pick<Counts, 'lessonsDone' | 'lessonsTotal'>;

/** How many lessons of a finished course are open: '1 more lesson'; empty if none is. */
export const moreText = ({ lessonsDone, lessonsTotal }: Lessons): string =>
  lessonsDone < lessonsTotal ? countText(lessonsTotal - lessonsDone, 'more lesson') : '';

/** What a finished course says: 'Completed, 1 more lesson'. */
export const completedText = (lessons: Lessons): string =>
  ['Completed', moreText(lessons)].filter(Boolean).join(', ');
