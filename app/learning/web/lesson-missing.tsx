import { coursePath, myCoursePath } from '#app/shared/addresses.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';

export function LessonMissing({ courseSlug }: { courseSlug: string }) {
  const { active, admin } = standingOf(useIdentity());
  // Others only read lessons, and have no courses of their own to go back to.
  const to = (active || admin ? myCoursePath : coursePath)(courseSlug);
  return (
    <EmptyState
      bare
      level={1}
      scene="lost"
      heading="Lesson not found"
      action={<ButtonLink to={to}>Back to the course</ButtonLink>}
    >
      It may have a new address. The course lists all its lessons.
    </EmptyState>
  );
}
