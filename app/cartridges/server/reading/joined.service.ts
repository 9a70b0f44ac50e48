import { standardSettings } from '#app/quizzes/new-quiz.ts';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import type { ReadLesson, ReadStage } from '../../read-cartridge.ts';
import { lineOfTaken, type Place, type Report, type Taken } from './report.service.ts';

/** A lesson, or what our own export took out of one. Its line is not told yet. */
export interface Found extends ReadLesson {
  /** Its questions as those of a quiz, if all of them can be. */
  quiz: readonly QuizQuestion[] | undefined;
  of: 'lesson' | 'stage' | undefined;
  taken: Taken;
}

/**
 * Puts the practice of a lesson, and the quiz of a stage, back where our own export took it from, and
 * tells the line of each.
 */
export function joined(
  found: readonly Found[],
  report: Report,
): Pick<ReadStage, 'lessons' | 'quiz'> {
  const lessons: ReadLesson[] = [];
  let stageQuiz: ReadStage['quiz'] = null;
  for (const { of, quiz, taken, ...lesson } of found) {
    const before = lessons.at(-1);
    let place: Place = { of: 'own' };
    if (of === 'lesson' && before) {
      const practice = [...before.practice, ...lesson.practice];
      lessons.splice(-1, 1, { ...before, practice });
      place = { of, title: before.title };
    } else if (of === 'stage' && quiz && !stageQuiz) {
      stageQuiz = quizWith([...quiz]);
      place = { of };
    } else lessons.push(lesson);
    report.tell(lineOfTaken(taken, place), lesson.line);
  }
  return { lessons, quiz: stageQuiz };
}

function quizWith(questions: QuizQuestion[]): NonNullable<ReadStage['quiz']> {
  const drawn = Math.min(standardSettings.drawn, questions.length);
  const passMark = Math.min(standardSettings.passMark, Math.ceil((drawn * 2) / 3));
  return { drawn, passMark, waitMinutes: standardSettings.waitMinutes, questions };
}
