import './growing-stack.css';

const inks = ['rani', 'jamun', 'genda', 'mor', 'sindoor'] as const;
const inkOf = (column: number, block: number) => inks[(column + block) % inks.length];

/** How many blocks carry how many people. */
const milestones = [
  { people: '10', blocks: 1 },
  { people: '100', blocks: 2 },
  { people: '1k', blocks: 3 },
  { people: '10k', blocks: 5 },
  { people: '1L', blocks: 7 },
];

/** A stack that grows block by block with the people on it. */
export const GrowingStack = () => (
  <div className="growing-stack" role="img" aria-label="From one block for 10 people to seven blocks for 1 lakh people">
    {milestones.map(({ people, blocks }, column) => (
      <div key={people}>
        {Array.from({ length: blocks }, (_, block) => (
          <i key={inkOf(column, block) + String(block)} className={`stack-block-${inkOf(column, block)}`} />
        ))}
        <b className="number">{people}</b>
      </div>
    ))}
  </div>
);
