import type { Block } from './block.contract.ts';
import type { OpenBlock, PracticeAnswer, PracticeState } from './contract.ts';

export type PracticeKind = Block['kind'];

export type Mark = PracticeState['marks'][number];

/** How an answer is judged. */
export interface Verdict {
  /** `on`: right so far, and the next question is open. */
  result: 'right' | 'wrong' | 'on';
  marks: Mark[];
  tally?: string;
  /** The author's, for this answer. */
  hint?: string | undefined;
  steps?: NonNullable<PracticeState['steps']>;
}

export type BlockOf<K extends PracticeKind> = Extract<Block, { kind: K }>;
export type AnswerOf<K extends PracticeKind> = Extract<PracticeAnswer, { kind: K }>;

/** What has to be known of a kind of practice. */
export interface KindRules<K extends PracticeKind> {
  open: (block: BlockOf<K>) => Extract<OpenBlock, { kind: K }>;
  /** Undefined if the answer belongs to another version of the block. */
  judge: (block: BlockOf<K>, answer: AnswerOf<K>) => Verdict | undefined;
  solution: (block: BlockOf<K>) => AnswerOf<K>;
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const inWords = (count: number): string => numbers[count] ?? String(count);

export const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

/** Are these the same texts, in any order? */
export const sameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted());

const noneOf = (total: number) => sentence(`none of the ${inWords(total)} is right`);

/** “Two of three are right.” */
export const rightOf = (marks: readonly Mark[], total = marks.length): string => {
  const right = marks.filter((mark) => mark === 'right').length;
  if (right === 0) return ['This is not right.', 'Neither is right.'][total - 1] ?? noneOf(total);
  return sentence(`${inWords(right)} of ${inWords(total)} ${right === 1 ? 'is' : 'are'} right`);
};
