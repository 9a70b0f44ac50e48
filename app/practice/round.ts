import type { Block } from './block.contract.ts';
import type { PracticeAnswer, PracticeState } from './contract.ts';
import { judge, solutionOf } from './judge.ts';

/** decisions.md ruling 66. */
const mostTries = 3;

/** What is stored of someone's tries at a block; a new round begins with "Try once more". */
export type Round = Pick<PracticeState, 'tries' | 'outcome' | 'done' | 'answer'>;

export const freshRound: Round = { tries: 0, outcome: 'open', done: false, answer: null };

/**
 * The round after a try. A try that can't count leaves it as it is: the round is over, or the last
 * answer arrives again. Undefined if the answer belongs to another version of the block.
 */
export function tried(round: Round, block: Block, answer: PracticeAnswer): Round | undefined {
  const over = round.outcome !== 'open' || round.tries >= mostTries;
  if (over || JSON.stringify(answer) === JSON.stringify(round.answer)) return round;
  const verdict = judge(block, answer);
  if (!verdict) return undefined;
  const right = verdict.result === 'right';
  return {
    tries: round.tries + (verdict.result === 'wrong' ? 1 : 0),
    outcome: right ? 'right' : 'open',
    done: round.done || right,
    answer,
  };
}

/** The round once its answer is shown. Undefined before a first wrong try. */
export function gaveUp(round: Round): Round | undefined {
  if (round.outcome !== 'open') return round;
  return round.tries === 0 ? undefined : { ...round, outcome: 'shown', done: true };
}

/** A new round, unless one is under way. What is done stays done. */
export const again = (round: Round): Round =>
  round.outcome === 'open' ? round : { ...freshRound, done: round.done };

/** For an answer that its author wrote no hint for. */
const anyHint = 'Not yet. Read the passage above once more.';

/** What a learner may know of a block at this point of a round. */
export function stateOf(
  block: Block,
  { tries, outcome, done, answer }: Round,
  hintOfLast = anyHint,
): PracticeState {
  const given = answer && judge(block, answer) ? answer : null;
  const solution = solutionOf(block);
  const over = outcome !== 'open';
  // Who answered an earlier version right sees what is right now.
  const stillRight = given && judge(block, given)?.result === 'right';
  const told = outcome === 'right' && !stillRight ? solution : given;
  const verdict = told ? judge(block, told) : undefined;
  const hinted = !over && tries > 0;
  return {
    tries,
    outcome,
    done,
    answer: told,
    marks: verdict?.marks ?? [],
    tally: (hinted && verdict?.tally) || null,
    hint: hinted
      ? (verdict?.hint ?? block.hints[Math.min(tries, block.hints.length) - 1] ?? hintOfLast)
      : null,
    why: over ? block.why : null,
    solution: outcome === 'shown' ? solution : null,
    steps: (over ? judge(block, solution) : verdict)?.steps ?? null,
  };
}
