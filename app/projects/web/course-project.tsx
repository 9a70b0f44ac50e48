import type { CourseProject } from '../contract.ts';
import './project-parts.css';

/** On the page of a course, before someone pays: what learners build. */
export const CourseProjectPart = ({ project: { title, criteria } }: { project: CourseProject }) => (
  <section className="stack" aria-labelledby="project-heading">
    <h2 id="project-heading" className="heading-3">
      The project
    </h2>
    <p className="strong">{title}</p>
    <p className="text-soft">
      You build it and submit it. The people who teach the course give points for each line below,
      and tell you what is good and what to do next.
    </p>
    <ul className="rubric">
      {criteria.map(({ name, points }) => (
        <li key={name}>
          <span className="strong">{name}</span>
          <span className="tabular">{points === 1 ? '1 point' : `${points} points`}</span>
        </li>
      ))}
    </ul>
  </section>
);
