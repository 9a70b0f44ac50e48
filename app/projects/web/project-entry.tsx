import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { projectPath } from '../addresses.ts';
import type { ProjectSummary } from '../contract.ts';

/** The project on the page of its course (its slug), with how the last attempt went. */
export function ProjectEntry({ course, title, last }: ProjectSummary & { course: string }) {
  if (title === null && !last) return null;
  return (
    <section aria-labelledby="project-heading" className="stack">
      <h2 id="project-heading" className="heading-3">
        Project
      </h2>
      <p className="row">
        <AppLink className="link strong" to={projectPath(course)}>
          {title ?? 'Your attempts'}
        </AppLink>
        {last && last.points !== null && (
          <Badge kind="ok">
            {last.points} of {last.outOf} points
          </Badge>
        )}
        {last?.points === null && <Badge kind="info">Waiting for a response</Badge>}
      </p>
    </section>
  );
}
