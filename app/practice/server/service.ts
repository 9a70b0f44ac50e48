import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import type { Block } from '../block.contract.ts';
import {
  practiceProblems,
  type PracticeAnswer,
  type PracticeAttempt,
  type PracticeState,
} from '../contract.ts';
import { again, freshRound, gaveUp, stateOf, tried, type Round } from '../round.ts';
import { ports } from './ports.ts';
import {
  firstTriesAsJson,
  hasPractised,
  lockRound,
  selectDone,
  updateRound,
  type RoundRow,
} from './queries.ts';

const refuse = problemsOf(practiceProblems);

type Member = Context<Actor>;

/** A block in its lesson. */
interface Place {
  lessonId: string;
  block: Block;
}

/** @throws {Problem} practice/not-found */
export function blockOf(blocks: readonly Block[], id: string): Block {
  const block = blocks.find((each) => each.id === id);
  if (!block) throw refuse('practice/not-found');
  return block;
}

interface Try {
  answer: PracticeAnswer;
  attempt?: PracticeAttempt | undefined;
}

/** @throws {Problem} practice/changed */
export const tryBlock = (ctx: Member, { answer, attempt, ...place }: Place & Try) =>
  inRound(ctx, place, (round) => judged(round, place.block, answer), attempt);

/** @throws {Problem} practice/try-first */
export const showAnswer = (ctx: Member, place: Place) => inRound(ctx, place, shown);

export const startAgain = (ctx: Member, place: Place) => inRound(ctx, place, again);

/** A visitor's tries are stored nowhere: the browser counts them. */
interface Visit {
  tries: number;
  answer: PracticeAnswer | null;
}

/** @throws {Problem} practice/changed */
export const judgeVisit = (block: Block, visit: Visit & { answer: PracticeAnswer }) =>
  stateOf(block, judged({ ...freshRound, tries: visit.tries }, block, visit.answer));

/** @throws {Problem} practice/try-first */
export const showVisitor = (block: Block, visit: Visit) =>
  stateOf(block, shown({ ...freshRound, ...visit }));

/** What a learner has made of the blocks of a lesson; untouched blocks are left out. */
export const statesOf = (
  blocks: readonly Block[],
  rounds: readonly RoundRow[],
): Record<string, PracticeState> =>
  Object.fromEntries(
    blocks.flatMap((block) => {
      const round = rounds.find(({ blockId }) => blockId === block.id);
      return round ? [[block.id, stateOf(block, round)]] : [];
    }),
  );

/** The blocks with their answers shown, for someone who answers for the course. */
export const answersTo = (blocks: readonly Block[]): Record<string, PracticeState> =>
  Object.fromEntries(
    blocks.map((block) => [
      block.id,
      stateOf(block, { ...freshRound, outcome: 'shown', done: true }),
    ]),
  );

/** How many of these blocks are neither answered right nor shown. */
export async function countOpen(
  uid: string,
  { lessonId, blocks }: { lessonId: string; blocks: readonly Block[] },
): Promise<number> {
  if (blocks.length === 0) return 0;
  const done = await selectDone(uid, lessonId);
  return blocks.filter(({ id }) => !done.has(id)).length;
}

async function inRound(
  { actor: { uid }, clock }: Member,
  { lessonId, block }: Place,
  change: (round: Round) => Round,
  attempt?: PracticeAttempt,
): Promise<PracticeState> {
  const key = { uid, lessonId, blockId: block.id };
  const now = clock.now();
  return tx(async () => {
    const { triedBy, turn, ...before } = await lockRound(key, now);
    const isRepeated = attempt && attempt.triedBy === triedBy && attempt.turn <= (turn ?? 0);
    const after = isRepeated ? before : change(before);
    if (after !== before) await updateRound(key, after, { now, attempt });
    if (after.tries > before.tries) await ports().onMissed(key, now);
    return stateOf(block, after);
  });
}

/** @throws {Problem} practice/changed */
export function judged(round: Round, block: Block, answer: PracticeAnswer): Round {
  const after = tried(round, block, answer);
  if (!after) throw refuse('practice/changed');
  return after;
}

/** @throws {Problem} practice/try-first */
export function shown(round: Round): Round {
  const after = gaveUp(round);
  if (!after) throw refuse('practice/try-first');
  return after;
}

/** Whether a person has done any practice. */
export const practisedAbout = aboutPerson(hasPractised, (practised) => practised);

/** How much practice a person has done, and how much was right at the first try. */
export const firstTriesAbout = aboutPerson(firstTriesAsJson, (counted) => counted);
