import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { courseFiguresPath } from '../addresses.ts';

/** Shows how a course does, for its authors. */
export const FiguresLink = ({ courseId }: { courseId: string }) => (
  <ButtonLink size="small" variant="quiet" to={courseFiguresPath(courseId)}>
    <Icon name="chart-column" /> Figures
  </ButtonLink>
);
