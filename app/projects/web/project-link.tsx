import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { projectEditorPath } from '../addresses.ts';

/** Opens the project of a course, for its authors. */
export const ProjectLink = ({ courseId }: { courseId: string }) => (
  <ButtonLink size="small" variant="quiet" to={projectEditorPath(courseId)}>
    <Icon name="list-checks" /> Project
  </ButtonLink>
);
