import { api } from '#app/shared/api-client.ts';
import { authorDeskPath, courseFiguresPath } from '#app/shared/author-desk-path.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import type { CourseFigures, figuresContract } from '../contract.ts';
import { peopleText } from '#app/shared/few-people.ts';
import type { Route } from './+types/course-figures.page';
import { DropOff } from './drop-off.tsx';
import { HardestPractice } from './hardest-practice.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { TimeTaken } from './time-taken.tsx';
import './course-figures.page.css';

const call = api<typeof figuresContract>();

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Figures',
    description: 'How your course is doing.',
    path: courseFiguresPath(params.courseId),
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () => call('GET /authoring/courses/{id}/figures', { params: { id: params.courseId } }),
    { only: 'author' },
  );

export default function CourseFiguresPage({ loaderData }: Route.ComponentProps) {
  return (
    <OwnDesk heading="Figures" answer={loaderData} failedHeading="The figures did not load">
      {(figures) => <Counted {...figures} />}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Figures" />;

function Counted(figures: CourseFigures) {
  const { course, countedAt, started, active, completed } = figures;
  return (
    <div className="course-figures stack">
      <p>
        <BackLink to={authorDeskPath(course.id)}>{course.title}</BackLink>
      </p>
      {countedAt === null ? (
        <EmptyState scene="empty" heading="Nothing has been counted yet">
          We count figures every night, so the first ones appear the night after somebody starts the
          course.
        </EmptyState>
      ) : (
        <>
          <Card className="stack">
            <Facts>
              <Fact name="Started">{peopleText(started)}</Fact>
              <Fact name="Opened a lesson in the last 7 days">{peopleText(active)}</Fact>
              <Fact name="Completed">{peopleText(completed)}</Fact>
            </Facts>
            <p className="text-small text-soft">
              Counted <LocalTime instant={countedAt} format="date-time" />, and again every night.
              We count people in fives, rounded down, and show no figures about fewer than five, so
              that nobody can be recognised.
            </p>
          </Card>
          <DropOff {...figures} />
          <HardestPractice {...figures} />
          <TimeTaken {...figures} />
          <ReviewFigures {...figures} />
        </>
      )}
    </div>
  );
}
