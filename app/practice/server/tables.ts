import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { PracticeAnswer } from '../contract.ts';

/** One row for each block that someone has tried. */
export interface PracticeRoundsTable {
  uid: string;
  lesson_id: string;
  /** The author's id of the block, unique in its lesson. */
  block_id: string;
  /** Wrong ones in this round. */
  tries: number;
  outcome: 'open' | 'right' | 'shown';
  /** JSON: the last one given. */
  answer: string | PracticeAnswer | null;
  tried_at: Date;
  /** The window that sent the last try. */
  tried_by: NullAtFirst<string>;
  /** Which of that window's tries it was. */
  tried_turn: NullAtFirst<number>;
  /** When it was answered right or shown for the first time. */
  done_at: Date | null;
}

export interface PracticeTables {
  practice_rounds: PracticeRoundsTable;
}
