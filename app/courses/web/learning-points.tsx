import { Check } from 'lucide-react';
import './learning-points.css';

export function LearningPoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="points-heading">
      <h2 id="points-heading" className="heading-3">
        By the end you can
      </h2>
      <ul className="learning-points">
        {points.map((point) => (
          <li key={point}>
            <Check />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
