import { lessonsOf } from '#app/courses/course-facts.ts';
import { outlinedCourse, stageQuiz, type Outlined } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { quizProblems, type QuizState } from '#app/quizzes/contract.ts';
import {
  beginAttempt,
  judgeAttempt,
  quizState,
  saveGiven,
  type QuizPlace,
} from '#app/quizzes/server/face.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { finishCourse } from './course-completions.service.ts';
import { enrol } from './learners.queries.ts';
import { linkOf, progressAnswer } from './progress.answers.ts';
import { selectStanding } from './queries.ts';

const refuse = problemsOf(quizProblems);

type Member = Context<Actor>;

interface Asked {
  slug: string;
  /** The quiz's id. */
  quiz: string;
}

interface AskedAttempt extends Asked {
  number: number;
}

/** @throws {Problem} courses/not-found, quizzes/not-found */
async function placeOf({ slug, quiz: quizId }: Asked) {
  const outlined = await outlinedCourse('slug', slug);
  const index = outlined.sections.findIndex(({ quiz }) => quiz?.id === quizId);
  if (index < 0) throw refuse('quizzes/not-found');
  const place: QuizPlace = {
    courseId: outlined.course.id,
    quizId,
    quiz: await stageQuiz(quizId),
    lessonOf: lessonIn(outlined),
  };
  return { outlined, index, place };
}

const lessonIn =
  (outlined: Outlined): QuizPlace['lessonOf'] =>
  (id) => {
    const found = lessonsOf(outlined).find((lesson) => lesson.id === id && lesson.written);
    return found ? { slug: found.slug, title: found.title, minutes: found.minutes } : null;
  };

/** @throws {Problem} courses/not-found, quizzes/not-found */
export async function myQuiz(ctx: Member, asked: Asked) {
  const { outlined, index, place } = await placeOf(asked);
  const { course, sections } = outlined;
  const [state, standing] = await Promise.all([
    quizState(ctx, place),
    selectStanding(ctx.actor.uid, course.id),
  ]);
  const { drawn, passMark, waitMinutes, questions } = place.quiz;
  const later = lessonsOf({ sections: sections.slice(index + 1) });
  return {
    course: { slug: course.slug, title: course.title },
    stage: { number: index + 1, title: sections[index]?.title ?? '', of: sections.length },
    rules: { drawn, passMark, waitMinutes, written: questions.length },
    state,
    progress: progressAnswer(outlined, standing),
    following: linkOf(later.find(({ id, written }) => written && !standing.completed.includes(id))),
    certificate: standing.certificate,
    withdrawnCertificate: standing.withdrawnCertificate,
  };
}

/**
 * Beginning a quiz also starts its course, if it has something to read.
 * @throws {Problem} courses/not-found, quizzes/not-found, quizzes/too-soon
 */
export async function beginQuiz(ctx: Member, asked: Asked): Promise<QuizState> {
  const { outlined, index, place } = await placeOf(asked);
  const here = outlined.sections[index]?.lessons ?? [];
  const lesson = [...here, ...lessonsOf(outlined)].find(({ written }) => written);
  const now = ctx.clock.now();
  return tx(async () => {
    const state = await beginAttempt(ctx, place);
    if (lesson)
      await enrol(
        {
          uid: ctx.actor.uid,
          course_id: outlined.course.id,
          started_at: now,
          last_lesson_id: lesson.id,
          last_opened_at: now,
        },
        { bookmark: false },
      );
    return state;
  });
}

/** @throws {Problem} quizzes/no-attempt, quizzes/sent, quizzes/does-not-fit */
export async function answerQuiz(
  ctx: Member,
  asked: AskedAttempt & { question: number; choices: number[]; flagged: boolean },
): Promise<void> {
  const { number, question, choices, flagged } = asked;
  const { place } = await placeOf(asked);
  await saveGiven(ctx, place, { number, question, given: { choices, flagged } });
}

/**
 * Judges the answers. A quiz that is passed may finish its course, in the same transaction.
 * @throws {Problem} courses/not-found, quizzes/not-found, quizzes/no-attempt
 */
export async function sendQuiz(ctx: Member, asked: AskedAttempt): Promise<QuizState> {
  const { outlined, place } = await placeOf(asked);
  await tx(async () => {
    const { passed } = await judgeAttempt(ctx, place, asked.number);
    if (passed) await finishCourse(ctx, ctx.actor.uid, outlined);
  });
  return quizState(ctx, place);
}
