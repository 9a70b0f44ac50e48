import { myCoursesPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { SkeletonGrid } from '#app/ui/base/skeleton.tsx';
import type { Route } from './+types/my-courses.page';
import type { learningContract } from '../contract.ts';
import { MyCourseCard } from './my-course-card.tsx';

const call = api<typeof learningContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'My Courses',
    description: 'The courses of your membership, and how far you are.',
    path: myCoursesPath,
    indexed: false,
  });

export const clientLoader = () => personalAnswer(() => call('GET /learning/courses'));

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="Failed to load courses">
      {(courses) =>
        courses.length > 0 ? (
          <ul className="grid grid-cards">
            {courses.map((course) => (
              <li key={course.slug}>
                <MyCourseCard course={course} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState scene="empty" heading="No courses found.">
            New courses appear here automatically; all of them are open to you.
          </EmptyState>
        )
      }
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => <SkeletonGrid label="Loading courses..." />;
