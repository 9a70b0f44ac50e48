import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { myCoursesPath } from '#app/shared/addresses.ts';
import type { OwnFigures, ownFiguresContract } from '../own.contract.ts';
import type { Route } from './+types/own-figures.page';
import { OwnCourses } from './own-courses.tsx';
import { OwnFacts } from './own-facts.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { OwnWeeks } from './own-weeks.tsx';

const call = api<typeof ownFiguresContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'My Progress',
    description: 'What you have learned so far.',
    path: '/dashboard/progress',
    indexed: false,
  });

export const clientLoader = () => personalAnswer(() => call('GET /learning/figures'));

export default function OwnFiguresPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="Your progress did not load"
    >
      {(figures) => <Found {...figures} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

function Found(figures: OwnFigures) {
  const { courses, lessons, reviews, weeks } = figures;
  if (courses.length === 0 && lessons === 0)
    return (
      <EmptyState
        scene="empty"
        heading="You have not begun a course yet"
        action={<ButtonLink to={myCoursesPath}>Go to My Courses</ButtonLink>}
      >
        Open a lesson, and what you have learned appears here. Only you see this page.
      </EmptyState>
    );
  return (
    <div className="stack">
      <OwnFacts {...figures} />
      {weeks.some((week) => week.lessons > 0) && <OwnWeeks {...figures} />}
      <OwnCourses {...figures} />
      {reviews.length > 0 && <OwnReviews {...figures} />}
    </div>
  );
}
