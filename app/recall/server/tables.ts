import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { PracticeAnswer, PracticeState } from '#app/practice/contract.ts';

/** Someone who has turned revision on. Dates are days in India: "2026-11-25". */
export interface RecallLearnersTable {
  uid: string;
  since: Date;
  /** The last day on which they revised. */
  day: NullAtFirst<string>;
  /** How many blocks on that day. */
  answered: number;
  /** About how long these took. */
  minutes: number;
}

/** A block that someone answered wrong. */
export interface RecallBlocksTable {
  uid: string;
  lesson_id: string;
  block_id: string;
  /** Repetitions in a row that were answered right at once. */
  passed: number;
  /** The day on which it comes back; null once it is done. */
  due_on: string | null;
  /** The repetition whose tries follow, named by the day on which it was due. */
  repetition_of: NullAtFirst<string>;
  tries: number;
  outcome: PracticeState['outcome'];
  /** JSON: the last one given. */
  answer: NullAtFirst<string | PracticeAnswer>;
  tried_by: NullAtFirst<string>;
  tried_turn: NullAtFirst<number>;
}

export interface RecallTables {
  recall_learners: RecallLearnersTable;
  recall_blocks: RecallBlocksTable;
}
