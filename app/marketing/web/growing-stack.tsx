import './growing-stack.css';

const inks = ['rani', 'jamun', 'genda', 'mor', 'sindoor'] as const;
const inkOf = (column: number, block: number) => inks[(column + block) % inks.length];

/** How many blocks carry how many people, and the same as a sentence for screen readers. */
export interface Growth {
  inWords: string;
  milestones: readonly { people: string; blocks: number }[];
}

/** A stack that grows block by block with the people on it. */
export const GrowingStack = ({ inWords, milestones }: Growth) => (
  <div className="growing-stack" role="img" aria-label={inWords}>
    {milestones.map(({ people, blocks }, column) => (
      <div key={people}>
        {Array.from({ length: blocks }, (_, block) => (
          <i
            key={inkOf(column, block) + String(block)}
            className={`stack-block-${inkOf(column, block)}`}
          />
        ))}
        <b className="number">{people}</b>
      </div>
    ))}
  </div>
);
