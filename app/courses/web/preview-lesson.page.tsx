import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { LaterVideo } from '#app/media/web/later-video.tsx';
import type { membershipsContract } from '#app/memberships/contract.ts';
import { coursePath, previewPath } from '#app/shared/addresses.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { PracticeParts } from '#app/practice/web/practice-parts.tsx';
import { usePractice, type Examiner } from '#app/practice/web/use-practice.ts';
import { untouched } from '#app/practice/draft.ts';
import { PageFailure } from '#app/shell/page-failure.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import type { coursesContract } from '../contract.ts';
import { countText, placeOf } from '../course-facts.ts';
import { freeLessonData } from '../structured-data.ts';
import type { Route } from './+types/preview-lesson.page';
import { BuyCard } from './buy-card.tsx';
import { LessonGate } from './lesson-gate.tsx';
import { LessonText } from './lesson-text.tsx';
import { stayUnlessMoved } from './moved-course.ts';
import { TaskList } from './task-list.tsx';
import './course.page.css';
import './preview-lesson.page.css';

const call = api<typeof coursesContract>();

type PreviewLesson = NonNullable<Route.ComponentProps['loaderData']['lesson']>;

/** A members' lesson answers 402, with the address of the free one. */
export async function loader({ context, params: { courseId: slug, lessonId } }: Route.LoaderArgs) {
  const visitor = context.get(apiFetch);
  const catalogue = api<typeof coursesContract>(visitor);
  const preview = await catalogue('GET /catalogue/{slug}/lessons/{lesson}', {
    params: { slug, lesson: lessonId },
  })
    .catch(unlessForMembers)
    .catch(refused);
  const lesson = preview?.lesson ?? null;
  const course =
    preview?.course ??
    (await catalogue('GET /catalogue/{slug}', { params: { slug } }).catch(refused));
  stayUnlessMoved(slug, course.slug, previewPath(course.slug, lessonId));
  // Last, so that an unknown lesson is not found, however busy the server is.
  const plans = await api<typeof membershipsContract>(visitor)('GET /plans').catch(refused);
  const { title, sections } = course;
  return data({ course: { slug, title, sections }, lesson, plans }, lesson ? 200 : 402);
}

function unlessForMembers(failure: unknown): undefined {
  if (!(failure instanceof ApiFailure && failure.code === 'lessons/members-only')) throw failure;
}

export function meta({ loaderData, error, params: { courseId, lessonId } }: Route.MetaArgs) {
  if (!loaderData) return failureMeta(error, 'Lesson Not Found');
  const { course, lesson } = loaderData;
  const path = previewPath(courseId, lessonId);
  if (!lesson) {
    const description = `A lesson from ${course.title}, for members.`;
    return pageMeta({ title: 'Part of the membership', description, path, indexed: false });
  }
  return pageMeta({
    title: `${lesson.title} · ${course.title}`,
    description: `A free lesson from ${course.title}${contentsText(lesson)}.`,
    path,
    structuredData: [
      freeLessonData(
        { title: lesson.title, minutes: lesson.minutes, path },
        { title: course.title, path: coursePath(courseId) },
      ),
      breadcrumbData([
        { label: 'Courses', path: '/courses' },
        { label: course.title, path: coursePath(courseId) },
        { label: lesson.title, path },
      ]),
    ],
  });
}

/** Such as ': 8 minutes and 2 things to do'; empty if there is nothing to say. */
function contentsText({ minutes, tasks }: PreviewLesson): string {
  const parts = [
    ...(minutes > 0 ? [countText(minutes, 'minute')] : []),
    ...(tasks.length > 0 ? [`${countText(tasks.length, 'thing')} to do`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(' and ')}` : '';
}

export default function PreviewLessonPage({ loaderData, params }: Route.ComponentProps) {
  const { course, lesson, plans } = loaderData;
  if (!lesson) return <LessonGate course={course} lessonSlug={params.lessonId} />;

  const { stage, number, of, next } = placeOf(course, lesson.slug);
  return (
    <div className="wrap course-layout">
      <article key={lesson.id} className="preview-lesson">
        <header>
          <Breadcrumb
            items={[
              { label: 'Courses', to: '/courses' },
              { label: course.title, to: coursePath(course.slug) },
              { label: 'Free preview' },
            ]}
          />
          <h1 className="heading-2">
            <Unbroken text={lesson.title} />
          </h1>
          <p className="meta">
            <Badge kind="gold">Free preview</Badge>
            <span>
              Lesson {number} of {of}
            </span>
            <span>{stage}</span>
            {lesson.minutes > 0 && (
              <span>
                <Icon name="clock" /> {countText(lesson.minutes, 'minute')}
              </span>
            )}
          </p>
        </header>
        <Inside lesson={lesson} />
        <footer>
          {next && (
            <p>
              Next in the course: <b>{next.title}</b>. It opens with a membership.
            </p>
          )}
          <ButtonLink to={coursePath(course.slug)} variant="quiet">
            <Icon name="arrow-left" /> Back to the course
          </ButtonLink>
        </footer>
      </article>
      <BuyCard course={course} plans={plans} />
    </div>
  );
}

export function ErrorBoundary({ error, params: { courseId } }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />;
  return (
    <div className="wrap section">
      <EmptyState
        bare
        level={1}
        scene="lost"
        heading="Lesson Not Found"
        action={<ButtonLink to={coursePath(courseId)}>Back to the course</ButtonLink>}
      >
        It may have a new address. The course page lists everything it teaches.
      </EmptyState>
    </div>
  );
}

function Inside({ lesson }: { lesson: PreviewLesson }) {
  const practice = usePractice(lesson, examinerOf(lesson.id));
  return (
    <>
      <PracticeParts
        parts={lesson.parts}
        text={LessonText}
        video={LaterVideo}
        practice={practice}
      />
      <Tasks tasks={lesson.tasks} />
    </>
  );
}

/** The server judges, and stores nothing about visitors. */
const examinerOf = (id: string): Examiner => ({
  judge: (block, answer, { tries }) =>
    call('POST /catalogue/lessons/{id}/practice/{block}', {
      params: { id, block },
      body: { answer, tries },
    }),
  show: (block, { answer, tries }) =>
    call('POST /catalogue/lessons/{id}/practice/{block}/answer', {
      params: { id, block },
      body: { answer, tries },
    }),
  again: async () => untouched,
});

/** A visitor's answers and ticks last as long as the page is open. */
function Tasks({ tasks }: { tasks: readonly string[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (task: number, done: boolean) =>
    setTicked(new Set(done ? [...ticked, task] : [...ticked].filter((other) => other !== task)));
  return <TaskList tasks={tasks} ticked={ticked} onToggle={toggle} />;
}
