import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { projectPath } from '../addresses.ts';
import type { MyProject } from '../contract.ts';
import { pointsOf, sumOf } from '../points.ts';

/** The project on the page of its course, with how the last attempt went. */
export function ProjectEntry({ course, project, attempts }: MyProject) {
  const [last] = attempts;
  if (!project && !last) return null;
  return (
    <section aria-labelledby="project-heading" className="stack">
      <h2 id="project-heading" className="heading-3">
        Project
      </h2>
      <p className="row">
        <AppLink className="link strong" to={projectPath(course.slug)}>
          {project?.title ?? 'Your attempts'}
        </AppLink>
        {last?.response && (
          <Badge kind="ok">
            {sumOf(last.response.points)} of {pointsOf(last.criteria)} points
          </Badge>
        )}
        {last && !last.response && <Badge kind="info">Waits for a response</Badge>}
      </p>
    </section>
  );
}
