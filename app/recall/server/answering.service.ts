import { writtenLesson } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import type { PracticeAnswer, PracticeAttempt } from '#app/practice/contract.ts';
import { again, freshRound, stateOf, type Round } from '#app/practice/round.ts';
import { blockOf, judged, shown } from '#app/practice/server/face.ts';
import type { Block } from '#app/practice/block.contract.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { recallProblems, type Repeated } from '../contract.ts';
import { afterRepetition, minutesOf } from '../recall-plan.ts';
import { lockBlock, lockLearner, updateBlock, updateDay } from './queries.ts';

const refuse = problemsOf(recallProblems);

type Member = Context<Actor>;

interface Repetition {
  /** The lesson's. */
  id: string;
  block: string;
  due: string;
}

/** @throws {Problem} lessons/not-found, practice/not-found, practice/changed, recall/… */
export const answerRepetition = (
  ctx: Member,
  {
    answer,
    attempt,
    ...repetition
  }: Repetition & { answer: PracticeAnswer; attempt: PracticeAttempt },
) => inRepetition(ctx, repetition, (round, block) => judged(round, block, answer), attempt);

/** @throws {Problem} lessons/not-found, practice/not-found, practice/try-first, recall/… */
export const showRepetition = (ctx: Member, repetition: Repetition) =>
  inRepetition(ctx, repetition, shown);

/** @throws {Problem} lessons/not-found, practice/not-found, recall/… */
export const tryRepetitionAgain = (ctx: Member, repetition: Repetition) =>
  inRepetition(ctx, repetition, again);

/** For an answer that its author wrote no hint for. */
const anyHint = 'Not yet. The lesson explains it.';

/**
 * The first answer decides when the block comes back; what follows in the same repetition is for
 * practice. A repetition is named by the day on which it was due: answered in two windows, it is one.
 */
async function inRepetition(
  { actor: { uid }, clock }: Member,
  { id, block: blockId, due }: Repetition,
  change: (round: Round, block: Block) => Round,
  attempt?: PracticeAttempt,
): Promise<Repeated> {
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
    const standing = decides ? afterRepetition(passed, right, today) : { passed, dueOn };
    if (round !== before)
      await updateBlock(key, { ...standing, round, repetitionOf: due, attempt });
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

/** The tries of this repetition; undefined if it is not due, or another one has begun. */
function roundOf(
  { dueOn, repetitionOf, tries, outcome, answer }: Row,
  due: string,
  today: string,
): Round | undefined {
  if (repetitionOf === due) return { tries, outcome, done: outcome !== 'open', answer };
  return dueOn === due && due <= today ? freshRound : undefined;
}
