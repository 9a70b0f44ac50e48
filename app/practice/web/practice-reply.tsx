import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PracticeState } from '../contract.ts';

const looks = {
  hint: 'lightbulb',
  right: 'circle-check',
  shown: 'eye',
} as const;

interface PracticeReplyProps {
  state: PracticeState;
  /** Undefined for someone who only reads. */
  onAgain: (() => void) | undefined;
  /** Why the block could not be tried once more. */
  problem: string;
}

/** What replies to a try. It is always there, so that what appears in it is announced. */
export function PracticeReply({ state, onAgain, problem }: PracticeReplyProps) {
  const { outcome, tally, hint, why } = state;
  const look = outcome === 'open' ? hint && 'hint' : outcome;
  return (
    <div className={look ? classes('practice-reply', `practice-reply-${look}`) : 'visually-hidden'}>
      {look && <Icon name={looks[look]} />}
      <p role="status">
        {look === 'hint' ? [tally, hint].filter(Boolean).join(' ') : why && worded(outcome, why)}
      </p>
      {outcome === 'shown' && onAgain && (
        <button type="button" className="practice-link link" onClick={onAgain}>
          Try once more
        </button>
      )}
      {problem && (
        <p role="alert" className="practice-remark">
          {problem}
        </p>
      )}
    </div>
  );
}

const worded = (outcome: PracticeState['outcome'], why: string): string =>
  outcome === 'right' ? `Right. ${why}` : why;
