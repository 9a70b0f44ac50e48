import type { Block } from './block.contract.ts';
import { chooseOne, chooseSeveral } from './choose.ts';
import type { OpenBlock, PracticeAnswer } from './contract.ts';
import { fillTheGaps } from './gaps.ts';
import { match } from './match.ts';
import { putInOrder } from './put-in-order.ts';
import { stepThrough } from './steps.ts';
import { correctTheTable } from './table.ts';
import type { KindRules, PracticeKind, Verdict } from './verdict.ts';

const rules: { [K in PracticeKind]: KindRules<K> } = {
  'choose-one': chooseOne,
  'choose-several': chooseSeveral,
  'put-in-order': putInOrder,
  match,
  'fill-the-gaps': fillTheGaps,
  'correct-the-table': correctTheTable,
  'step-through': stepThrough,
};

/** The kind of the block picks its rules, so they fit it; TypeScript can't follow that. */
const rulesOf = ({ kind }: Block) => rules[kind] as KindRules<PracticeKind>;

/** The block without what would answer it. */
export const openBlock = (block: Block): OpenBlock => rulesOf(block).open(block);

/** Undefined if the answer belongs to another version of the block. */
export const judge = (block: Block, answer: PracticeAnswer): Verdict | undefined =>
  answer.kind === block.kind ? rulesOf(block).judge(block, answer) : undefined;

export const solutionOf = (block: Block): PracticeAnswer => rulesOf(block).solution(block);
