import { Art } from '#app/ui/art/art.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { ShownProject } from '../contract.ts';
import './member-projects.css';

/** What somebody built for courses, with the points. */
export const MemberProjects = ({ projects }: { projects: readonly ShownProject[] }) => (
  <section aria-labelledby="built-heading">
    <div className="row row-between">
      <h2 id="built-heading" className="heading-2">
        Built
      </h2>
      <span className="text-small text-faint">
        {projects.length === 1 ? '1 project' : `${projects.length} projects`}
      </span>
    </div>
    <ul className="member-projects">
      {projects.map((project) => (
        <Project key={`${project.course}:${project.attempt}`} project={project} />
      ))}
    </ul>
  </section>
);

function Project({ project }: { project: ShownProject }) {
  const { title, course, points, outOf, link, response } = project;
  return (
    <li className="member-project art-lifts">
      <Art kind="cover" seed={title.slice(0, 100)} options={{ width: 640, height: 400 }} />
      <div className="member-project-words">
        <h3 className="heading-4">{title}</h3>
        <p className="text-small text-soft">
          For {course}, {points} of {outOf} points
        </p>
        {link !== null && (
          <p>
            <AppLink className="more-link" to={link} rel="nofollow ugc noopener">
              See it at {new URL(link).hostname} <Icon name="external-link" />
            </AppLink>
          </p>
        )}
        {response !== null && (
          <figure className="member-response">
            <figcaption className="strong">What the reviewer said</figcaption>
            <blockquote>{response}</blockquote>
          </figure>
        )}
      </div>
    </li>
  );
}
