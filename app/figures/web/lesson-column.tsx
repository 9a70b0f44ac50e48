import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import type { Column } from '#app/ui/list/table.tsx';

/** The lessons of a course, each a link to where it is written. */
export const lessonColumn = (courseId: string): Column<{ id: string; title: string }> => ({
  name: 'Lesson',
  cell: ({ id, title }) => (
    <AppLink className="link" to={authorDeskPath(courseId, id)}>
      {title}
    </AppLink>
  ),
});
