import type { ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Panel } from '#app/ui/base/surface.tsx';
import type { QuizState } from '../contract.ts';
import { resultText } from '../count-text.ts';
import './quiz-result.css';

export type Result = NonNullable<QuizState['result']>;

interface QuizResultProps {
  result: Result;
  /** 'Quiz of stage 2 of 4'. */
  label: string;
  children: ReactNode;
}

/** The questions as modules of a rocket, the right ones first, with the pass mark across. */
export function QuizResult({ result, label, children }: QuizResultProps) {
  const { right, of, passMark, passed } = result;
  return (
    <Panel
      as="section"
      field={passed ? 'mint' : 'blush'}
      className={classes('quiz-result', !passed && 'quiz-result-missed')}
      aria-labelledby="result-heading"
    >
      <p className="text-small strong">{label}</p>
      <h1 id="result-heading" tabIndex={-1} className="heading-1">
        {resultText(result)}
      </h1>
      {children}
      <div
        className="quiz-rocket"
        role="img"
        aria-label={`${right} of ${of} right. The pass mark is ${passMark}.`}
      >
        {passed && <Plume />}
        {Array.from({ length: of }, (_, place) => place).flatMap((place) => [
          <span
            key={place}
            className={classes('quiz-module', place < right && 'quiz-module-right')}
          />,
          place === passMark - 1 && (
            <span key="mark" className="quiz-pass-mark">
              <b>Pass mark {passMark}</b>
            </span>
          ),
        ])}
      </div>
    </Panel>
  );
}

/** The engine, lit. */
const Plume = () => (
  <svg className="quiz-plume" viewBox="0 0 84 64" aria-hidden="true">
    <path className="quiz-plume-body" d="M84,8L62,2V62L84,56Z" />
    <g transform="translate(64 32) rotate(90)">
      <path className="quiz-plume-fire" d="M-22,0C-28,20 -7,38 0,62C7,38 28,20 22,0Z" />
      <path className="quiz-plume-core" d="M-13,0C-16,13 -4,25 0,40C4,25 16,13 13,0Z" />
    </g>
  </svg>
);
