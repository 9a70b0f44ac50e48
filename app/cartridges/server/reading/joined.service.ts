import { standardSettings } from '#app/quizzes/new-quiz.ts';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import type { ReadLesson, ReadStage, Reported } from '../../read-cartridge.ts';

/** A lesson, or what our own export took out of one. */
export interface Found extends ReadLesson {
  /** Its questions as those of a quiz, if all of them can be. */
  quiz: readonly QuizQuestion[] | undefined;
  of: 'lesson' | 'stage' | undefined;
}

/** Puts the practice of a lesson, and the quiz of a stage, back where our own export took it from. */
export function joined(
  found: readonly Found[],
  report: Reported[],
): Pick<ReadStage, 'lessons' | 'quiz'> {
  const lessons: ReadLesson[] = [];
  let stageQuiz: ReadStage['quiz'] = null;
  for (const { of, quiz, ...lesson } of found) {
    const before = lessons.at(-1);
    if (of === 'lesson' && before) {
      const practice = [...before.practice, ...lesson.practice];
      lessons.splice(-1, 1, { ...before, practice });
      retell(report, lesson.line, `In the lesson “${before.title}”.`);
    } else if (of === 'stage' && quiz && !stageQuiz) {
      stageQuiz = quizWith([...quiz]);
      retell(report, lesson.line, 'The quiz of the stage, with the usual settings.');
    } else lessons.push(lesson);
  }
  return { lessons, quiz: stageQuiz };
}

/** A line that said that it becomes a lesson. */
function retell(report: Reported[], line: number, words: string): void {
  const said = report[line];
  const note = said?.note.replace(/^A lesson[^.]*\./, () => words);
  if (said && note) report.splice(line, 1, { ...said, note });
}

function quizWith(questions: QuizQuestion[]): NonNullable<ReadStage['quiz']> {
  const drawn = Math.min(standardSettings.drawn, questions.length);
  const passMark = Math.min(standardSettings.passMark, Math.ceil((drawn * 2) / 3));
  return { drawn, passMark, waitMinutes: standardSettings.waitMinutes, questions };
}
