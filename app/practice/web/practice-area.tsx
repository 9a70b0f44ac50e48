import type { OpenBlock, PracticeAnswer, PracticeState } from '../contract.ts';
import { ChooseOptions } from './choose-options.tsx';
import { CorrectTable } from './correct-table.tsx';
import { FillGaps } from './fill-gaps.tsx';
import { MatchPairs } from './match-pairs.tsx';
import { PutInOrder } from './put-in-order.tsx';
import { StepThrough } from './step-through.tsx';

interface PracticeAreaProps {
  block: OpenBlock;
  state: PracticeState;
  /** The one that is being made. */
  draft: PracticeAnswer;
  onAnswer: (answer: PracticeAnswer) => void;
}

type AnswerOf<K extends PracticeAnswer['kind']> = Extract<PracticeAnswer, { kind: K }>;

/** An answer to a block is of its kind. */
const as = <K extends PracticeAnswer['kind']>(_kind: K, answer: PracticeAnswer): AnswerOf<K> =>
  answer as AnswerOf<K>;

/** The question of a block, and where it is answered. */
export function PracticeArea({ block, state, draft, onAnswer }: PracticeAreaProps) {
  const { outcome, marks, solution } = state;
  const answer = (outcome === 'shown' ? solution : outcome === 'right' && state.answer) || draft;
  const judged = state.answer;
  const look = { outcome, marks };
  switch (block.kind) {
    case 'choose-one':
      return (
        <ChooseOptions
          {...block}
          {...look}
          chosen={[as(block.kind, answer).choice]}
          onChoose={([choice = '']) => onAnswer({ kind: block.kind, choice })}
        />
      );
    case 'choose-several':
      return (
        <ChooseOptions
          several
          {...block}
          {...look}
          chosen={as(block.kind, answer).choices}
          onChoose={(choices) => onAnswer({ kind: block.kind, choices })}
        />
      );
    case 'put-in-order':
      return (
        <PutInOrder
          {...look}
          question={block.question}
          order={as(block.kind, answer).order}
          onOrder={(order) => onAnswer({ kind: block.kind, order })}
        />
      );
    case 'match':
      return (
        <MatchPairs
          {...block}
          {...look}
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
          question={block.question}
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
