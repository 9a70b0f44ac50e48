import { writtenLesson } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import type { PracticeAnswer, PracticeAttempt } from '#app/practice/contract.ts';
import { again, freshRound, stateOf, type Round } from '#app/practice/round.ts';
import { blockOf, judged, shown } from '#app/practice/server/face.ts';
import type { Block } from '#app/practice/block.contract.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { recallProblems, type Reviewed } from '../contract.ts';
import { afterReview, minutesOf } from '../recall-plan.ts';
import { lockBlock, lockLearner, updateBlock, updateDay } from './queries.ts';

const refuse = problemsOf(recallProblems);

type Member = Context<Actor>;

interface Review {
  /** The lesson's. */
  id: string;
  block: string;
  due: string;
}

/** @throws {Problem} lessons/not-found, practice/not-found, practice/changed, recall/… */
export const answerReview = (
  ctx: Member,
  { answer, attempt, ...review }: Review & { answer: PracticeAnswer; attempt: PracticeAttempt },
) => inReview(ctx, review, (round, block) => judged(round, block, answer), attempt);

/** @throws {Problem} lessons/not-found, practice/not-found, practice/try-first, recall/… */
export const showReviewed = (ctx: Member, review: Review) => inReview(ctx, review, shown);

/** @throws {Problem} lessons/not-found, practice/not-found, recall/… */
export const reviewAgain = (ctx: Member, review: Review) => inReview(ctx, review, again);

/** For an answer that its author wrote no hint for. */
const anyHint = 'Not yet. The lesson explains it.';

/**
 * The first answer decides when the block comes back; what follows in the same review is for
 * practice. A review is named by the day on which it was due: answered in two windows, it is one.
 */
async function inReview(
  { actor: { uid }, clock }: Member,
  { id, block: blockId, due }: Review,
  change: (round: Round, block: Block) => Round,
  attempt?: PracticeAttempt,
): Promise<Reviewed> {
  const block = blockOf((await writtenLesson({ id })).blocks, blockId);
  const key = { uid, lessonId: id, blockId };
  const today = indianDate(clock.now());
  return tx(async () => {
    const learner = await lockLearner(uid);
    if (!learner) throw refuse('recall/off');
    const row = await lockBlock(key);
    if (!row) throw refuse('recall/changed');
    const before = roundOf(row, due, today);
    if (!before) throw refuse('recall/changed');
    const { triedBy, turn, dueOn, passed } = row;
    const isRepeated = attempt && attempt.triedBy === triedBy && attempt.turn <= (turn ?? 0);
    const round = isRepeated ? before : change(before, block);
    const right = round.outcome === 'right';
    const decides = dueOn === due && (right || round.tries > 0);
    const standing = decides ? afterReview(passed, right, today) : { passed, dueOn };
    if (round !== before) await updateBlock(key, { ...standing, round, reviewOf: due, attempt });
    if (decides) {
      const sofar = learner.day === today ? learner : { answered: 0, minutes: 0 };
      await updateDay(uid, {
        day: today,
        answered: sofar.answered + 1,
        minutes: sofar.minutes + minutesOf(block.kind),
      });
    }
    return { ...stateOf(block, round, anyHint), comesBack: standing.dueOn };
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof lockBlock>>>;

/** The tries of this review; undefined if it is not due, or another one has begun. */
function roundOf(
  { dueOn, reviewOf, tries, outcome, answer }: Row,
  due: string,
  today: string,
): Round | undefined {
  if (reviewOf === due) return { tries, outcome, done: outcome !== 'open', answer };
  return dueOn === due && due <= today ? freshRound : undefined;
}
