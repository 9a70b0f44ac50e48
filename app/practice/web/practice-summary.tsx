import { countInWords, countOf } from '../summary.ts';
import type { Practice } from './use-practice.ts';
import './practice-summary.css';

interface PracticeSummaryProps {
  practice: Practice;
}

/** How many of a lesson's blocks are right, at the end of its text. */
export function PracticeSummary({ practice: { blocks, stateOf } }: PracticeSummaryProps) {
  if (blocks.length === 0) return null;
  const states = blocks.map(({ id }) => ({ id, ...stateOf(id) }));
  const count = countOf(states);
  const told = `${count.right} of ${blocks.length} right`;
  return (
    <section className="practice-summary" aria-label="Practice in this lesson">
      <div>
        <p className="strong">Practice in this lesson</p>
        <p className="text-small">
          {countInWords(count)} It is all saved, so you may come back to it on another evening.
        </p>
        <span role="img" aria-label={told} className="practice-summary-bar">
          {states.map(({ id, outcome }) => (
            <i key={id} className={outcome === 'right' ? 'practice-summary-right' : undefined} />
          ))}
        </span>
      </div>
      <div>
        <b className="number" aria-hidden="true">
          {count.right} / {blocks.length}
        </b>
        <span className="text-tiny" aria-hidden="true">
          right
        </span>
      </div>
    </section>
  );
}
