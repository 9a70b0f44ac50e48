import type { ReactNode } from 'react';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { BackLink } from '#app/ui/base/back-link.tsx';

/** Why a course did not load, in place of a page with a frame of its own, and the way to the list. */
export function CourseFailure({ children }: { children: ReactNode }) {
  const { admin } = standingOf(useIdentity());
  return (
    <main id="main" tabIndex={-1} className="wrap section stack">
      {admin ? (
        <BackLink to="/admin/courses">Courses</BackLink>
      ) : (
        <BackLink to="/teach">Your courses</BackLink>
      )}
      {children}
    </main>
  );
}
