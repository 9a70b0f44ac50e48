import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { draftPreviewPath } from '#app/shared/author-desk-path.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Detour } from '#app/ui/base/detour.ts';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import type { draftPreviewContract, SeenCourse, SeenLesson } from '../preview.contract.ts';
import type { draftQuizzesContract, EditedQuiz } from '../quizzes.contract.ts';
import { linkedPart, seenPath, type SeenPart } from '../seen-paths.ts';
import type { Route } from './+types/draft-preview.page';
import { CourseFailure } from './course-failure.tsx';
import { PreviewBar, viewerOf } from './preview-bar.tsx';
import './draft-preview.page.css';

const VisitorsPage = later(partOf(() => import('#app/shell/seen-course.tsx'), 'VisitorsPage'));
const MembersPage = later(partOf(() => import('#app/shell/seen-course.tsx'), 'MembersPage'));
const LessonSeen = later(partOf(() => import('#app/shell/seen-course.tsx'), 'LessonSeen'));

const QuizSeen = later(partOf(() => import('#app/shell/seen-quiz.tsx'), 'QuizSeen'));

const call = api<typeof draftPreviewContract & typeof draftQuizzesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Preview of a draft',
    description: 'A course as others would see it.',
    path: '/teach',
    indexed: false,
  });

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.courseId;
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('lesson');
  const askedQuiz = searchParams.get('quiz');
  return personalAnswer(
    async () => {
      const [course, lesson, quiz] = await Promise.all([
        call('GET /authoring/courses/{id}/seen', { params: { id } }),
        asked &&
          call('GET /authoring/courses/{id}/seen/{lesson}', {
            params: { id, lesson: asked },
          }).catch(unlessMissing),
        askedQuiz &&
          call('GET /authoring/courses/{id}/quizzes/{quiz}', {
            params: { id, quiz: askedQuiz },
          }).catch(unlessMissing),
      ]);
      return { id, course, lesson: lesson || null, quiz: quiz || null };
    },
    { only: 'author' },
  );
}

/** Looking as someone else changes the address, not what is seen: what was tried stays. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ pathname, searchParams }: URL) =>
    `${pathname} ${searchParams.get('lesson')} ${searchParams.get('quiz')}`;
  return currentUrl.search === nextUrl.search
    ? defaultShouldRevalidate
    : asked(currentUrl) !== asked(nextUrl);
}

const missing: ReadonlySet<string> = new Set(['drafts/lesson-not-found', 'drafts/quiz-not-found']);

/** Any other failure is the page’s. */
function unlessMissing(failure: unknown): null {
  if (failure instanceof ApiFailure && missing.has(failure.code ?? '')) return null;
  throw failure;
}

export default function DraftPreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      withHeading
      skeleton={<PreviewSkeleton />}
      failedHeading="The preview did not load"
      Frame={CourseFailure}
    >
      {(seen) => <DraftPreview {...seen} />}
    </Personal>
  );
}

export const HydrateFallback = () => <PreviewSkeleton />;

interface DraftPreviewProps {
  id: string;
  course: SeenCourse;
  lesson: SeenLesson | null;
  quiz: EditedQuiz | null;
}

function DraftPreview({ id, course, lesson, quiz }: DraftPreviewProps) {
  const [asked] = useSearchParams();
  const viewer = viewerOf(asked.get('as'));
  const navigate = useNavigate();

  /** Links of readers’ pages lead on in the draft, since what they name may not be published. */
  const detour = (to: string) => seenPath(id, viewer, linkedPart(course, to));
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leavesPreview(link, draftPreviewPath(id))) return;
    event.preventDefault();
    event.stopPropagation();
    const linked = linkedPart(course, link.pathname);
    if (linked) void navigate(seenPath(id, viewer, linked));
    else toast.info('This link leads out of the preview, so it was not followed.');
  };
  // A visitor can open only a free lesson.
  const opened = lesson && (viewer !== 'visitor' || lesson.preview) ? lesson : null;
  const taken = viewer === 'visitor' ? null : quiz;
  return (
    <>
      <PreviewBar courseId={id} viewer={viewer} part={partOpen(opened, taken)} />
      <main id="main" tabIndex={-1} onClickCapture={follow}>
        <Detour value={detour}>
          {opened ? (
            <LessonSeen key={opened.id} courseId={id} lesson={opened} />
          ) : taken ? (
            <QuizSeen key={taken.id} course={course} quiz={taken} />
          ) : viewer === 'visitor' ? (
            <VisitorsPage course={course} />
          ) : (
            <MembersPage course={course} half={viewer === 'halfway'} />
          )}
        </Detour>
      </main>
    </>
  );
}

function partOpen(lesson: SeenLesson | null, quiz: EditedQuiz | null): SeenPart | undefined {
  if (lesson) return { kind: 'lesson', id: lesson.id };
  return quiz ? { kind: 'quiz', id: quiz.id } : undefined;
}

/**
 * Lessons of the draft, places on the page, files and other sites open as they do for readers.
 */
const leavesPreview = ({ origin, pathname, search, hash }: HTMLAnchorElement, page: string) =>
  origin === location.origin &&
  !pathname.startsWith('/media/') &&
  !(
    pathname === page &&
    (hash || ['lesson', 'quiz'].some((name) => new URLSearchParams(search).has(name)))
  );

const PreviewSkeleton = () => (
  <main id="main" tabIndex={-1} className="wrap draft-preview" aria-busy="true">
    <h1 className="visually-hidden">Preview of a draft</h1>
    <Skeleton shape="cover" />
    <Skeleton shape="heading" />
    <Skeleton />
    <Skeleton shape="short" />
  </main>
);
