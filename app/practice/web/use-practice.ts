import { useState } from 'react';
import type { LessonPart, OpenBlock, PracticeAnswer, PracticeState } from '../contract.ts';
import { untouched } from '../draft.ts';

/** Asks the server about one block. A visitor's browser has to say what came before. */
export interface Examiner {
  judge: (block: string, answer: PracticeAnswer, before: PracticeState) => Promise<PracticeState>;
  show: (block: string, before: PracticeState) => Promise<PracticeState>;
  again: (block: string, before: PracticeState) => Promise<PracticeState>;
}

export interface Practice {
  blocks: readonly OpenBlock[];
  stateOf: (block: string) => PracticeState;
  /** Keeps the answer of the server. */
  learn: (block: string, state: PracticeState) => void;
  examiner: Examiner;
}

type States = Readonly<Record<string, PracticeState>>;

/** The practice of one lesson: what the server told with it, and what was answered since. */
export function usePractice(
  { id, parts }: { id: string; parts: readonly LessonPart[] },
  examiner: Examiner,
  known: States = {},
): Practice {
  const [learned, setLearned] = useState<{ lesson: string; known: States; states: States }>();
  // The lesson as the server tells it now includes what was answered before.
  const since = learned?.lesson === id && learned.known === known ? learned.states : {};
  return {
    blocks: parts.flatMap((part) => (part.kind === 'practice' ? part.block : [])),
    stateOf: (block) => since[block] ?? known[block] ?? untouched,
    learn: (block, state) =>
      setLearned((before) => ({
        lesson: id,
        known,
        states: { ...(before?.lesson === id ? before.states : {}), [block]: state },
      })),
    examiner,
  };
}
