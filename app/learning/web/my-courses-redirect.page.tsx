import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { myCoursesPath } from '#app/shared/addresses.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import type { Route } from './+types/my-courses-redirect.page';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'My Courses',
    description: 'Takes you to your courses, or to the list of all courses.',
    path: '/my-courses',
    indexed: false,
  });

/**
 * Sends active members to their courses, and everyone else to all courses (decisions.md ruling 2).
 */
export default function MyCoursesRedirect() {
  const identity = useIdentity();
  const navigate = useNavigate();
  const { active } = standingOf(identity);

  useEffect(() => {
    if (identity.status !== 'starting')
      void navigate(active ? myCoursesPath : '/courses', { replace: true });
  }, [identity.status, active, navigate]);

  return (
    <div className="wrap section stack">
      <h1 className="heading-2">My Courses</h1>
      <p className="lede">One moment, we are looking for your courses.</p>
      <p>
        <ButtonLink to="/courses" variant="secondary">
          All courses
        </ButtonLink>
      </p>
    </div>
  );
}
