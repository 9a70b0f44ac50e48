import { useEffect, useRef } from 'react';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { BookmarkButton } from '#app/notes/web/bookmark-button.tsx';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { TaskList } from '#app/courses/web/task-list.tsx';
import { countOf } from '#app/practice/summary.ts';
import { PracticeParts } from '#app/practice/web/practice-parts.tsx';
import { PracticeSummary } from '#app/practice/web/practice-summary.tsx';
import { usePractice, type Examiner, type Practice } from '#app/practice/web/use-practice.ts';
import { myCoursePath, myLessonPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { forgetIncluded, markIncluded } from '#app/ui/form/use-outbox.ts';
import type { Route } from './+types/lesson.page';
import type { learningContract, OpenLesson } from '../contract.ts';
import { CourseMissing } from './course-missing.tsx';
import { LessonActions } from './lesson-actions.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { useLessonTasks } from './use-lesson-tasks.ts';
import './lesson.page.css';

const LessonNotes = later(
  partOf(() => import('#app/notes/web/lesson-notes.tsx'), 'LessonNotes'),
  <Note kind="warn">{partFailed}</Note>,
);

const call = api<typeof learningContract>();

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.status === 'ready' ? loaderData.data.lesson.title : 'Lesson';
  const path = myLessonPath(params.courseSlug, params.lessonSlug);
  return pageMeta({
    title,
    description: 'A lesson from one of your courses.',
    path,
    indexed: false,
  });
}

export function clientLoader({ params: { courseSlug, lessonSlug } }: Route.ClientLoaderArgs) {
  markIncluded();
  return personalAnswer(() =>
    call('GET /learning/courses/{slug}/lessons/{lesson}', {
      params: { slug: courseSlug, lesson: lessonSlug },
    }),
  );
}

export default function LessonPage({ loaderData, params: { courseSlug } }: Route.ComponentProps) {
  const open = loaderData.status === 'ready' ? loaderData.data : undefined;
  const missing = loaderData.status === 'failed' ? loaderData.failure.code : undefined;
  return (
    <LessonFrame
      courseSlug={courseSlug}
      open={open}
      unknown={Boolean(missing)}
      notes={open && <LessonNotes key={open.lesson.id} lesson={open.lesson.id} />}
    >
      {missing === 'courses/not-found' && <CourseMissing />}
      {missing === 'lessons/not-found' && <LessonMissing courseSlug={courseSlug} />}
      {missing !== 'courses/not-found' && missing !== 'lessons/not-found' && (
        <Personal
          answer={loaderData}
          withHeading
          skeleton={<LessonSkeleton />}
          failedHeading="The lesson did not load"
        >
          {(open) => <LessonBody open={open} />}
        </Personal>
      )}
    </LessonFrame>
  );
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => (
  <LessonFrame courseSlug={params.courseSlug ?? ''}>
    <LessonSkeleton />
  </LessonFrame>
);

function LessonBody({ open }: { open: OpenLesson }) {
  const { lesson, number } = open;
  const { id } = lesson;
  const heading = useFocusOnChange(id);
  const tasks = useLessonTasks(open);
  const practice = usePractice(lesson, examinerOf(id), open.practice);
  // Not sooner: until this answer of the server is shown, the page shows the ticks.
  useEffect(forgetIncluded, [open]);

  // Stores where the member continues another day. If that fails, the reader needn't know.
  useEffect(
    () => void call('PUT /learning/lessons/{id}/opened', { params: { id } }).catch(() => undefined),
    [id],
  );

  return (
    <article className="lesson">
      <header>
        <p className="text-small text-faint">
          Lesson {number} of {lessonsOf(open).length}, {lesson.minutes} minutes
        </p>
        <div className="lesson-title">
          <h1 ref={heading} tabIndex={-1} className="heading-2">
            {lesson.title}
          </h1>
          <BookmarkButton lesson={id} bookmarked={open.bookmarked} />
        </div>
      </header>
      <PracticeParts key={id} parts={lesson.parts} text={LessonText} practice={practice} />
      <TaskList {...tasks} />
      <PracticeSummary practice={practice} />
      <LessonActions key={`actions-${id}`} open={open} practiceOpen={openIn(practice)} />
    </article>
  );
}

const examinerOf = (id: string): Examiner => ({
  judge: (block, answer) =>
    call('POST /learning/lessons/{id}/practice/{block}', {
      params: { id, block },
      body: { answer },
    }),
  show: (block) =>
    call('POST /learning/lessons/{id}/practice/{block}/answer', { params: { id, block } }),
  again: (block) =>
    call('POST /learning/lessons/{id}/practice/{block}/again', { params: { id, block } }),
});

const openIn = ({ blocks, stateOf }: Practice): number =>
  countOf(blocks.map((block) => stateOf(block.id))).open;

/**
 * Moving to another lesson focuses its title. The first lesson of a document starts where browsers
 * start.
 */
function useFocusOnChange(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}

const LessonMissing = ({ courseSlug }: { courseSlug: string }) => (
  <EmptyState
    bare
    level={1}
    scene="lost"
    heading="Lesson not found"
    action={<ButtonLink to={myCoursePath(courseSlug)}>Back to the course</ButtonLink>}
  >
    It may have a new address. The course lists all its lessons.
  </EmptyState>
);

const LessonSkeleton = () => (
  <div className="lesson" aria-busy="true">
    <h1 className="visually-hidden">Lesson</h1>
    <Skeleton shape="short" />
    <Skeleton shape="heading" />
    <div className="stack">
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
    <Skeleton shape="panel" />
  </div>
);
