import { Tick } from '#app/ui/tick.tsx';
import './learning-points.css';

interface LearningPointsProps {
  heading: string;
  points: readonly { id: string; text: string }[];
}

/** What one takes along from a course, each with a tick. */
export function LearningPoints({ heading, points }: LearningPointsProps) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="points-heading">
      <h2 id="points-heading" className="heading-3">
        {heading}
      </h2>
      <ul className="learning-points">
        {points.map(({ id, text }) => (
          <li key={id}>
            <Tick />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
