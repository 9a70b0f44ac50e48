import type { Criterion } from '#app/courses/project-text.contract.ts';
import './project-parts.css';

interface RubricProps {
  criteria: readonly Criterion[];
  /** What was given for each; before that, the most is shown. */
  given?: readonly number[];
}

/** What a project is judged by, with the points of each criterion. */
export const Rubric = ({ criteria, given }: RubricProps) => (
  <ul className="rubric">
    {criteria.map(({ name, points, earns }, place) => (
      <li key={name}>
        <span className="strong">{name}</span>
        <span className="tabular">
          {given
            ? `${given[place] ?? 0} of ${points}`
            : `${points} ${points === 1 ? 'point' : 'points'}`}
        </span>
        <span className="text-small text-soft">{earns}</span>
      </li>
    ))}
  </ul>
);
