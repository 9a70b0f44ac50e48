import { countText } from '#app/courses/course-facts.ts';
import { progressOf, type ProgressLesson, type QuizProgress } from './progress.ts';

export interface StageQuiz {
  id: string;
  drawn: number;
}

export interface Stage<L extends ProgressLesson> {
  title: string;
  /** From 1. */
  number: number;
  lessons: readonly L[];
  quiz: StageQuiz | null;
  /** Of the written lessons. */
  done: number;
  total: number;
}

/** The sections of a course as its stages, with the completed lessons of each. */
export function stagesOf<L extends ProgressLesson>(
  sections: readonly { title: string; lessons: readonly L[]; quiz: StageQuiz | null }[],
  completed: Iterable<string>,
): Stage<L>[] {
  const ids = new Set(completed);
  return sections.map(({ title, lessons, quiz }, index) => {
    const { lessonsDone, lessonsTotal } = progressOf(lessons, ids);
    return { title, number: index + 1, lessons, quiz, done: lessonsDone, total: lessonsTotal };
  });
}

/** All lessons are completed, and the quiz is passed. */
export const isComplete = (
  { quiz, done, total }: Pick<Stage<ProgressLesson>, 'quiz' | 'done' | 'total'>,
  passed: readonly string[],
): boolean => total > 0 && done === total && (!quiz || passed.includes(quiz.id));

/** The first open quiz, once all lessons of its stage are completed. */
export function readyQuiz(
  { nextQuiz }: Pick<QuizProgress, 'nextQuiz'>,
  stages: readonly { done: number; total: number }[],
): QuizProgress['nextQuiz'] {
  const stage = nextQuiz && stages[nextQuiz.stage - 1];
  return stage && stage.total > 0 && stage.done === stage.total ? nextQuiz : null;
}

interface Counts {
  lessonsDone: number;
  lessonsTotal: number;
  quizzesDone: number;
  quizzesTotal: number;
}

/** Of all written lessons and quizzes, in whole percent; 0 when no lesson is written. */
export const percentOf = (counts: Counts): number =>
  counts.lessonsTotal > 0
    ? Math.round(
        ((counts.lessonsDone + counts.quizzesDone) / (counts.lessonsTotal + counts.quizzesTotal)) *
          100,
      )
    : 0;

/** '35% complete'; a finished course stays completed, whatever is added later (decision 27). */
export const percentText = (counts: Counts & { finished: boolean }): string =>
  counts.finished ? 'Completed' : `${percentOf(counts)}% complete`;

/** What the percentage is made of: '1 of 10 lessons, 0 of 4 quizzes'. */
export const countedText = (counts: Counts): string => {
  const { lessonsDone, lessonsTotal, quizzesDone, quizzesTotal } = counts;
  const lessons = `${lessonsDone} of ${lessonsTotal} lessons`;
  return quizzesTotal > 0
    ? `${lessons}, ${quizzesDone} of ${countText(quizzesTotal, 'quiz', 'quizzes')}`
    : lessons;
};
