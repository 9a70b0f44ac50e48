import { later, partFailed } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { AreaProps } from './answer-area.tsx';
import { ChooseOptions } from './choose-options.tsx';

// Every lesson asks to choose; few have another kind.
const AnswerArea = later(
  partOf(() => import('./answer-area.tsx'), 'AnswerArea'),
  <p className="practice-remark">{partFailed}</p>,
);

/** The question of a block, and where it is answered. */
export function PracticeArea(props: AreaProps) {
  const { block, state, answer, onAnswer } = props;
  if (answer.kind === 'choose-one' && block.kind === answer.kind)
    return (
      <ChooseOptions
        {...block}
        {...state}
        chosen={[answer.choice]}
        onChoose={([choice = '']) => onAnswer({ kind: block.kind, choice })}
      />
    );
  if (answer.kind === 'choose-several' && block.kind === answer.kind)
    return (
      <ChooseOptions
        several
        {...block}
        {...state}
        chosen={answer.choices}
        onChoose={(choices) => onAnswer({ kind: block.kind, choices })}
      />
    );
  return (
    <>
      {'question' in block && <p className="practice-question">{block.question}</p>}
      <AnswerArea {...props} />
    </>
  );
}
