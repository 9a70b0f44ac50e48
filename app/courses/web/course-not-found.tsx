import { Icon } from '#app/ui/base/icon.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';

export const CourseNotFound = () => (
  <div className="wrap section">
    <EmptyState
      bare
      level={1}
      scene="lost"
      heading="Course Not Found"
      action={
        <ButtonLink to="/courses" thruster={<Icon name="arrow-up-right" />}>
          Back to courses
        </ButtonLink>
      }
    >
      It may have a new address. The list has everything that flies.
    </EmptyState>
  </div>
);
