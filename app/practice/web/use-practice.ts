import { useState } from 'react';
import type { LessonPart, OpenBlock, PracticeAnswer, PracticeState } from '../contract.ts';
import { untouched } from '../draft.ts';

/** Asks the server about one block. A visitor's browser has to say what came before. */
export interface Examiner {
  judge: (block: string, answer: PracticeAnswer, before: PracticeState) => Promise<PracticeState>;
  show: (block: string, before: PracticeState) => Promise<PracticeState>;
  /** Begins once more. Undefined for someone who only reads. */
  again: ((block: string, before: PracticeState) => Promise<PracticeState>) | undefined;
}

export interface Practice {
  blocks: readonly OpenBlock[];
  stateOf: (block: string) => PracticeState;
  /** Keeps the answer of the server. */
  learn: (block: string, state: PracticeState) => void;
  examiner: Examiner;
}

type States = Readonly<Record<string, PracticeState>>;

/** The same one each time the page is drawn. */
const nothing: States = {};

interface Learned {
  parts: readonly LessonPart[];
  known: States;
  states: States;
}

/** The practice of one lesson: what the server told with it, and what was answered since. */
export function usePractice(
  { parts }: { parts: readonly LessonPart[] },
  examiner: Examiner,
  known: States = nothing,
): Practice {
  const [learned, setLearned] = useState<Learned>();
  // The lesson as the server tells it now includes what was answered before, or asks anew.
  const since = (last: Learned | undefined): States =>
    last?.parts === parts && last.known === known ? last.states : nothing;
  const states = since(learned);
  return {
    blocks: parts.flatMap((part) => (part.kind === 'practice' ? part.block : [])),
    stateOf: (block) => states[block] ?? known[block] ?? untouched,
    learn: (block, state) =>
      setLearned((last) => ({ parts, known, states: { ...since(last), [block]: state } })),
    examiner,
  };
}
