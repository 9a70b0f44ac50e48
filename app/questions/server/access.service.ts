import { authorsOfCourse } from '#app/authoring/server/face.ts';
import { learns, type Actor, type Context } from '#app/platform/context.ts';
import { problemsOf, refuse as refuseAtDoor, type Problem } from '#app/shared/problem.ts';
import { questionProblems } from '../contract.ts';
import { lockQuestion, selectAnswer, type LockedQuestion } from './changes.queries.ts';

export type Person = Context<Actor>;

export const refuse = problemsOf(questionProblems);

/** Helpers and admins answer for every course, authors for their own. */
const answersFor = ({ actor }: Person, { isAuthor }: { isAuthor: boolean }): boolean =>
  actor.role === 'admin' ||
  actor.roles.includes('helper') ||
  (actor.roles.includes('author') && isAuthor);

/**
 * Questions are read where their lesson is: by learners and by those who answer for the course.
 * @throws {Problem} membership/required
 */
export async function mustRead(ctx: Person, courseId: string): Promise<void> {
  const { actor } = ctx;
  if (learns(actor) || answersFor(ctx, { isAuthor: false })) return;
  const isAuthor = (await authorsOfCourse(courseId)).includes(actor.uid);
  if (!answersFor(ctx, { isAuthor })) throw refuseAtDoor('membership/required');
}

interface Seen<Found> {
  row: Found;
  /** Whether the caller answers for its course. */
  answers: boolean;
}

type Row = Pick<LockedQuestion, 'uid' | 'hidden_at' | 'isAuthor' | 'place'>;

/**
 * Members read the questions of courses on sale, and those who answer for a course all of its
 * questions. Someone who may not read is refused before anything tells whether there is such a
 * question.
 * @throws {Problem} membership/required, or `missing`
 */
export function mustSee<Found extends Row>(
  ctx: Person,
  row: Found | undefined,
  missing: Problem = refuse('questions/not-found'),
): Seen<Found> {
  const answers = answersFor(ctx, row ?? { isAuthor: false });
  if (!answers && !ctx.actor.opens.lessons) throw refuseAtDoor('membership/required');
  if (!row) throw missing;
  const hidden = row.hidden_at !== null && row.uid !== ctx.actor.uid;
  if (!answers && (hidden || !row.place)) throw missing;
  return { row, answers };
}

/** For the running transaction alone. @throws {Problem} membership/required, questions/not-found */
export const questionToChange = async (ctx: Person, id: string) =>
  mustSee(ctx, await lockQuestion(ctx.actor.uid, id));

/**
 * An answer with its question, for the running transaction alone.
 * @throws {Problem} membership/required, questions/no-answer
 */
export async function answerToChange(ctx: Person, id: string) {
  const found = await selectAnswer(id);
  const question = found && (await lockQuestion(ctx.actor.uid, found.question_id));
  const missing = refuse('questions/no-answer');
  const seen = mustSee(ctx, question, missing);
  // It may have changed while we waited for the lock.
  const answer = await selectAnswer(id);
  const hidden = answer && answer.hidden_at !== null && answer.uid !== ctx.actor.uid;
  if (!answer || (hidden && !seen.answers)) throw missing;
  return { ...seen, answer };
}
