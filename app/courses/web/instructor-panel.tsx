import { Avatar } from '#app/ui/art/avatar.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { CoursePage } from '../contract.ts';
import './instructor-panel.css';

/** The teacher of the course, in their own words. */
export const InstructorPanel = ({
  instructor: { name, title, bio, image },
}: {
  instructor: CoursePage['instructor'];
}) => (
  <Panel as="section" field="sky" className="instructor-panel" aria-labelledby="instructor-heading">
    <Avatar name={name} photoUrl={image} size="huge" nose />
    <div>
      <h2 id="instructor-heading" className="heading-3">
        <span className="visually-hidden">Your instructor: </span>
        {name}
      </h2>
      <p className="strong">{title}</p>
      {bio && <p className="instructor-words">“{bio}”</p>}
    </div>
  </Panel>
);
