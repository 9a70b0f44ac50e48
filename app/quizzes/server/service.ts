import { randomInt } from 'node:crypto';
import type { Actor, Context } from '#app/platform/context.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { minuteMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import {
  drawQuestions,
  fits,
  isBetter,
  isRight,
  nothingGiven,
  shuffledPlaces,
  type Given,
} from '../attempt.ts';
import { quizProblems, type JudgedQuestion, type QuizState } from '../contract.ts';
import type { Quiz, QuizQuestion } from '../quiz.contract.ts';
import { countAnswers, wholeQuiz } from './figures.queries.ts';
import * as queries from './queries.ts';
import type { AttemptRow, ResultRow } from './queries.ts';
import { judgedQuestion, openQuestion, type Asked } from '../asked.ts';

const refuse = problemsOf(quizProblems);

type Member = Context<Actor>;

/** A quiz in its course. */
export interface QuizPlace {
  courseId: string;
  quizId: string;
  quiz: Quiz;
  /** The lesson that a question points to; null if it is no longer there. */
  lessonOf: (id: string) => JudgedQuestion['lesson'];
}

const keyOf = ({ actor: { uid } }: Member, { courseId, quizId }: QuizPlace) => ({
  uid,
  courseId,
  quizId,
});

// No text ever changes, so nothing empties it.
const texts = new ContentMemory<QuizQuestion>({ topics: [], most: 3000 });

/** What someone was asked in these attempts, by the number of the attempt. */
async function askedIn(attempts: readonly AttemptRow[]): Promise<Map<number, Asked[]>> {
  const keys = new Set(attempts.flatMap(({ drawn }) => drawn.map(({ key }) => key)));
  const found = await texts.all([...keys], queries.selectQuestions);
  return new Map(
    attempts.map(({ number, drawn, answers }) => [
      number,
      drawn.map((each, place) => {
        const question = found.get(each.key);
        if (!question) throw new Error(`The text ${each.key} of a quiz is missing`);
        return { question, drawn: each, given: answers[place] ?? nothingGiven };
      }),
    ]),
  );
}

const waitEnds = ({ last_sent_at: sentAt }: Pick<ResultRow, 'last_sent_at'>, quiz: Quiz) =>
  sentAt && new Date(sentAt.getTime() + quiz.waitMinutes * minuteMs);

/** Where the caller stands with a quiz. */
export async function quizState(ctx: Member, place: QuizPlace): Promise<QuizState> {
  const standing = await queries.selectStanding(keyOf(ctx, place));
  if (!standing) return { attempt: null, result: null, best: null, passed: false, wait: null };
  const { open, last, best_right: right, best_of: of, ...result } = standing;
  const asked = await askedIn([open, last].filter((each) => each !== null));
  const until = waitEnds(result, place.quiz);
  const now = ctx.clock.now();
  return {
    attempt: open && {
      number: open.number,
      questions: (asked.get(open.number) ?? []).map(openQuestion),
    },
    result: last && {
      number: last.number,
      right: last.correct ?? 0,
      of: last.drawn.length,
      passMark: last.pass_mark,
      passed: (last.correct ?? 0) >= last.pass_mark,
      questions: (asked.get(last.number) ?? []).map((each) => judgedQuestion(each, place.lessonOf)),
    },
    best: right === null || of === null ? null : { right, of },
    passed: result.passed_at !== null,
    wait:
      until && until > now
        ? {
            until: until.toISOString(),
            seconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
          }
        : null,
  };
}

/**
 * Draws questions for a new attempt. While one is open, it does nothing.
 * @throws {Problem} quizzes/too-soon
 */
export async function beginAttempt(ctx: Member, place: QuizPlace): Promise<QuizState> {
  const key = keyOf(ctx, place);
  const { quiz } = place;
  const now = ctx.clock.now();
  await tx(async () => {
    const result = await queries.lockResult(key);
    if (await queries.selectOpen(key)) return;
    const nextAt = waitEnds(result, quiz);
    if (nextAt && nextAt > now) throw refuse('quizzes/too-soon');
    const last = await queries.selectAttempt(key, result.sent);
    const before = last && (await askedIn([last])).get(last.number);
    const drawn = drawQuestions(quiz.questions, {
      count: quiz.drawn,
      before: new Set(before?.map(({ question }) => question.id)),
      random: randomInt,
    }).map((question) => ({ key: sha256(JSON.stringify(question)), question }));
    await queries.keepQuestions(drawn);
    await queries.insertAttempt(key, {
      number: result.sent + 1,
      started_at: now,
      pass_mark: quiz.passMark,
      drawn: drawn.map(({ key: text, question: { options } }) => ({
        key: text,
        order: shuffledPlaces(options.length, randomInt),
      })),
      answers: drawn.map(() => nothingGiven),
    });
  });
  return quizState(ctx, place);
}

/**
 * Stores what the caller makes of one question; once more does no harm.
 * @throws {Problem} quizzes/no-attempt, quizzes/sent, quizzes/does-not-fit
 */
export async function saveGiven(
  ctx: Member,
  place: QuizPlace,
  { number, question, given }: { number: number; question: number; given: Given },
): Promise<void> {
  const key = keyOf(ctx, place);
  const attempt = await queries.selectAttempt(key, number);
  if (!attempt) throw refuse('quizzes/no-attempt');
  const asked = (await askedIn([attempt])).get(number)?.[question];
  if (!asked || !fits(asked.question, given.choices)) throw refuse('quizzes/does-not-fit');
  if (!(await queries.updateGiven(key, { number, place: question, given })))
    throw refuse('quizzes/sent');
}

/**
 * Judges an attempt, in the running transaction. Judged once, it stays as it is. Says whether it
 * passed the quiz.
 * @throws {Problem} quizzes/no-attempt
 */
export async function judgeAttempt(
  ctx: Member,
  place: QuizPlace,
  number: number,
): Promise<{ passed: boolean }> {
  const key = keyOf(ctx, place);
  const now = ctx.clock.now();
  const result = await queries.lockResult(key);
  // An answer saved at the same moment either counts, or is told that it comes too late.
  const attempt = await queries.lockAttempt(key, number);
  if (!attempt) throw refuse('quizzes/no-attempt');
  if (attempt.correct !== null) return { passed: attempt.correct >= attempt.pass_mark };
  const judged = ((await askedIn([attempt])).get(number) ?? []).map(
    ({ question, drawn, given }) => ({
      question: question.id,
      correct: isRight(question, drawn, given),
    }),
  );
  const right = judged.filter(({ correct }) => correct).length;
  const passed = right >= attempt.pass_mark;
  const { best_right: bestRight, best_of: bestOf, sent, counted } = result;
  const best = bestRight === null || bestOf === null ? null : { right: bestRight, of: bestOf };
  const better = isBetter({ right, of: judged.length }, best);
  const first = judged.filter(({ question }) => !counted.includes(question));
  await queries.closeAttempt(key, { number, correct: right, at: now });
  await queries.updateResult(key, {
    best_right: better ? right : bestRight,
    best_of: better ? judged.length : bestOf,
    sent: sent + 1,
    last_sent_at: now,
    counted: [...counted, ...first.map(({ question }) => question)],
    ...(passed && !result.passed_at && { passed_at: now }),
  });
  await countAnswers(key, [
    ...first,
    ...(sent === 0 ? [{ question: wholeQuiz, correct: passed }] : []),
  ]);
  return { passed };
}
