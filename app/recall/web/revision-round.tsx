import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import type { DueBlock } from '../contract.ts';
import { RevisedBlock, type PracticeProps } from './revised-block.tsx';
import './revision-round.css';

interface RevisionRoundProps {
  due: readonly DueBlock[];
  /** How many were revised earlier today. */
  before: number;
  /** Draws a block. */
  practice: ComponentType<PracticeProps>;
  onFinished: () => Promise<void>;
}

/** Today's blocks, one by one. */
export function RevisionRound({ due, before, practice, onFinished }: RevisionRoundProps) {
  const [at, setAt] = useState(0);
  const [over, setOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  const shown = due[at];
  if (!shown) return null;
  const total = before + due.length;
  const place = `${before + at + 1} of ${total}`;
  const last = at === due.length - 1;
  const goOn = () => {
    if (last) return onFinished();
    setOver(false);
    setAt(at + 1);
  };
  return (
    <section className="revision-round" aria-labelledby="revision-place">
      <header>
        <h2 id="revision-place" ref={heading} tabIndex={-1} className="heading-4 tabular">
          {place}
        </h2>
        <Progress
          label="Today’s revision"
          done={before + at + (over ? 1 : 0)}
          total={total}
          valueText={place}
        />
      </header>
      <RevisedBlock
        key={`${shown.lesson.id}/${shown.block.id}`}
        due={shown}
        practice={practice}
        onOver={() => setOver(true)}
      />
      {over && (
        <Button
          className="revision-on"
          thruster={<Icon name={last ? 'check' : 'arrow-right'} />}
          onClick={goOn}
        >
          {last ? 'Finish' : 'Go on'}
        </Button>
      )}
    </section>
  );
}
