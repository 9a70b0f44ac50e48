import { Tick } from '#app/ui/base/tick.tsx';
import './learning-points.css';

interface LearningPointsProps {
  heading: string;
  /** `done`: if the progress is known, only completed points are ticked. */
  points: readonly { id: string; text: string; done?: boolean }[];
}

/** What a course teaches, each point with a tick. */
export function LearningPoints({ heading, points }: LearningPointsProps) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="points-heading">
      <h2 id="points-heading" className="heading-3">
        {heading}
      </h2>
      <ul className="learning-points">
        {points.map(({ id, text, done }) => (
          <li key={id}>
            {done === false ? <span className="tick tick-open" /> : <Tick />}
            <span>
              {text}
              {done && <span className="visually-hidden">, completed</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
