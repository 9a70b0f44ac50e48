import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import type { DueBlock } from '../contract.ts';
import { ReviewedBlock, type PracticeProps } from './reviewed-block.tsx';
import './review-round.css';

interface ReviewRoundProps {
  due: readonly DueBlock[];
  /** How many were reviewed earlier today. */
  before: number;
  /** Draws a block. */
  practice: ComponentType<PracticeProps>;
  onFinished: () => Promise<void>;
}

/** Today's blocks, one by one. */
export function ReviewRound({ due, before, practice, onFinished }: ReviewRoundProps) {
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
    <section className="review-round" aria-labelledby="review-place">
      <header>
        <h2 id="review-place" ref={heading} tabIndex={-1} className="heading-4 tabular">
          {place}
        </h2>
        <Progress label="Today’s review" done={before + at} total={total} valueText={place} />
      </header>
      <ReviewedBlock
        key={`${shown.lesson.id}/${shown.block.id}`}
        due={shown}
        practice={practice}
        onOver={() => setOver(true)}
      />
      {over && (
        <Button
          className="review-on"
          thruster={<Icon name={last ? 'check' : 'arrow-right'} />}
          onClick={goOn}
        >
          {last ? 'Finish' : 'Go on'}
        </Button>
      )}
    </section>
  );
}
