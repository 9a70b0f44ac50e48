import type { OpenBlock, PracticeAnswer, PracticeState } from '../contract.ts';
import { CorrectTable } from './correct-table.tsx';
import { FillGaps } from './fill-gaps.tsx';
import { MatchPairs } from './match-pairs.tsx';
import { PutInOrder } from './put-in-order.tsx';
import { StepThrough } from './step-through.tsx';

export interface AreaProps {
  block: OpenBlock;
  state: PracticeState;
  /** The answer as it is shown: the one that is being made or, once it is known, the right one. */
  answer: PracticeAnswer;
  onAnswer: (answer: PracticeAnswer) => void;
}

type AnswerOf<K extends PracticeAnswer['kind']> = Extract<PracticeAnswer, { kind: K }>;

/** An answer to a block is of its kind. */
const as = <K extends PracticeAnswer['kind']>(_kind: K, answer: PracticeAnswer): AnswerOf<K> =>
  answer as AnswerOf<K>;

/** Where the other kinds are answered. */
export function AnswerArea({ block, state, answer, onAnswer }: AreaProps) {
  const { outcome, marks, answer: judged } = state;
  const look = { outcome, marks };
  switch (block.kind) {
    case 'choose-one':
    case 'choose-several':
      return null;
    case 'put-in-order':
      return (
        <PutInOrder
          {...look}
          order={as(block.kind, answer).order}
          onOrder={(order) => onAnswer({ kind: block.kind, order })}
        />
      );
    case 'match':
      return (
        <MatchPairs
          {...look}
          lefts={block.lefts}
          rights={block.rights}
          docked={as(block.kind, answer).rights}
          onDock={(rights) => onAnswer({ kind: block.kind, rights })}
          judged={judged ? as(block.kind, judged).rights : undefined}
        />
      );
    case 'fill-the-gaps':
      return (
        <FillGaps
          {...look}
          pieces={block.pieces}
          gaps={as(block.kind, answer).gaps}
          onGaps={(gaps) => onAnswer({ kind: block.kind, gaps })}
          judged={judged ? as(block.kind, judged).gaps : undefined}
        />
      );
    case 'correct-the-table':
      return (
        <CorrectTable
          {...look}
          columns={block.columns}
          rows={block.rows}
          typed={as(block.kind, answer).rows}
          onTyped={(rows) => onAnswer({ kind: block.kind, rows })}
          judged={judged ? as(block.kind, judged).rows : undefined}
        />
      );
    case 'step-through':
      return (
        <StepThrough
          steps={state.steps ?? block.steps}
          state={state}
          choices={as(block.kind, answer).choices}
          onChoices={(choices) => onAnswer({ kind: block.kind, choices })}
        />
      );
  }
}
