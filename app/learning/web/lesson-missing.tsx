import { coursePath, myCoursePath } from '#app/shared/addresses.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { CourseMissing } from './course-missing.tsx';

interface LessonMissingProps {
  courseSlug: string;
  /** Of the failure: either the lesson is missing or its whole course. */
  code: string | undefined;
}

export function LessonMissing({ courseSlug, code }: LessonMissingProps) {
  const { active, admin } = standingOf(useIdentity());
  if (code === 'courses/not-found') return <CourseMissing />;
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
