import { StageProgress } from '#app/ui/base/progress.tsx';
import { countInWords, countOf } from '../summary.ts';
import type { Practice } from './use-practice.ts';
import './practice-summary.css';

interface PracticeSummaryProps {
  practice: Practice;
  /** What becomes of it, in a sentence. */
  children: string;
}

/** How many of a lesson's blocks are right, at the end of its text. */
export function PracticeSummary({ practice: { blocks, stateOf }, children }: PracticeSummaryProps) {
  if (blocks.length === 0) return null;
  const states = blocks.map(({ id }) => ({ id, ...stateOf(id) }));
  const count = countOf(states);
  const told = `${count.right} of ${blocks.length} right`;
  return (
    <section className="practice-summary" aria-label="Practice in this lesson">
      <div>
        <p className="strong">Practice in this lesson</p>
        <p className="text-small">
          {countInWords(count)} {children}
        </p>
        <StageProgress
          className="practice-summary-bar"
          label="Right"
          valueText={told}
          stages={states.map(({ id, outcome }) => ({
            id,
            done: outcome === 'right' ? 1 : 0,
            total: 1,
          }))}
        />
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
