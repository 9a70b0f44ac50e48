import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { api, type Fetch } from '#app/shared/api-client.ts';
import { loaded } from '#app/shared/loaded.ts';
import { BusyRocket } from '#app/ui/frame/busy-rocket.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import type { Catalogue, CatalogueCourse, coursesContract } from '../contract.ts';
import { CourseCard } from './course-card.tsx';
import './course-grid.css';

/** A page of the catalogue, or null if it could not be loaded. */
export const loadCatalogue = (
  asked: { page?: number; limit?: number },
  fetcher?: Fetch,
): Promise<Catalogue | null> =>
  loaded(api<typeof coursesContract>(fetcher)('GET /catalogue', { query: asked }));

/**
 * Renders the courses with `children`; if there are none, says why (part 2 section 4, "Courses list
 * on landing").
 */
export function CatalogueStates({
  catalogue,
  children,
}: {
  catalogue: Pick<Catalogue, 'courses'> | null;
  children: (courses: readonly CatalogueCourse[]) => ReactNode;
}) {
  const { state } = useRevalidator();
  if (catalogue?.courses.length) return children(catalogue.courses);
  if (state === 'loading')
    return (
      <p className="courses-loading" role="status">
        <BusyRocket /> Loading courses...
      </p>
    );
  if (catalogue)
    return (
      <EmptyState
        scene="empty"
        heading="No courses available at the moment."
        action={<ButtonLink to="/ai-tools">Browse AI tools</ButtonLink>}
      >
        New ones are being fuelled. Try again tomorrow.
      </EmptyState>
    );
  return (
    <ErrorState heading="Failed to load courses" action={<RetryButton />}>
      The list did not load. Your account and your progress are not affected.
    </ErrorState>
  );
}

export const CourseGrid = ({
  courses,
  level,
}: {
  courses: readonly CatalogueCourse[];
  level?: 2 | 3;
}) => (
  <ul className="course-grid">
    {courses.map((course) => (
      <li key={course.slug}>
        <CourseCard course={course} level={level} />
      </li>
    ))}
  </ul>
);
