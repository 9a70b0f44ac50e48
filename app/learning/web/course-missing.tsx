import { myCoursesPath } from '#app/shared/addresses.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';

export const CourseMissing = () => (
  <EmptyState
    bare
    level={1}
    scene="lost"
    heading="Course not found"
    action={<ButtonLink to={myCoursesPath}>Back to My Courses</ButtonLink>}
  >
    It may have a new address. Your progress is kept.
  </EmptyState>
);
