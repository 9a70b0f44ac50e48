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
import { linkedLesson, seenPath } from '../seen-paths.ts';
import type { Route } from './+types/draft-preview.page';
import { CourseFailure } from './course-failure.tsx';
import { PreviewBar, viewerOf } from './preview-bar.tsx';
import './draft-preview.page.css';

const VisitorsPage = later(partOf(() => import('#app/shell/seen-course.tsx'), 'VisitorsPage'));
const MembersPage = later(partOf(() => import('#app/shell/seen-course.tsx'), 'MembersPage'));
const LessonSeen = later(partOf(() => import('#app/shell/seen-course.tsx'), 'LessonSeen'));

const call = api<typeof draftPreviewContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Preview of a draft',
    description: 'A course as others would see it.',
    path: '/teach',
    indexed: false,
  });

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.courseId;
  const asked = new URL(request.url).searchParams.get('lesson');
  return personalAnswer(
    async () => {
      const [course, lesson] = await Promise.all([
        call('GET /authoring/courses/{id}/seen', { params: { id } }),
        asked &&
          call('GET /authoring/courses/{id}/seen/{lesson}', {
            params: { id, lesson: asked },
          }).catch(unlessMissing),
      ]);
      return { id, course, lesson: lesson || null };
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
  const asked = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get('lesson')}`;
  return currentUrl.search === nextUrl.search
    ? defaultShouldRevalidate
    : asked(currentUrl) !== asked(nextUrl);
}

/** Any other failure is the page’s. */
function unlessMissing(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.code === 'drafts/lesson-not-found') return null;
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
}

function DraftPreview({ id, course, lesson }: DraftPreviewProps) {
  const [asked] = useSearchParams();
  const viewer = viewerOf(asked.get('as'));
  const navigate = useNavigate();

  /** Links of readers’ pages lead on in the draft, since what they name may not be published. */
  const detour = (to: string) => seenPath(id, viewer, linkedLesson(course, to));
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leavesPreview(link, draftPreviewPath(id))) return;
    event.preventDefault();
    event.stopPropagation();
    const linked = linkedLesson(course, link.pathname);
    if (linked) void navigate(seenPath(id, viewer, linked));
    else toast.info('This link leads out of the preview, so it was not followed.');
  };
  // A visitor can open only a free lesson.
  const opened = lesson && (viewer !== 'visitor' || lesson.preview) ? lesson : null;
  return (
    <>
      <PreviewBar courseId={id} viewer={viewer} lesson={opened?.id} />
      <main id="main" tabIndex={-1} onClickCapture={follow}>
        <Detour value={detour}>
          {opened ? (
            <LessonSeen key={opened.id} courseId={id} lesson={opened} />
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

/**
 * Lessons of the draft, places on the page, files and other sites open as they do for readers.
 */
const leavesPreview = ({ origin, pathname, search, hash }: HTMLAnchorElement, page: string) =>
  origin === location.origin &&
  !pathname.startsWith('/media/') &&
  !(pathname === page && (hash || new URLSearchParams(search).has('lesson')));

const PreviewSkeleton = () => (
  <main id="main" tabIndex={-1} className="wrap draft-preview" aria-busy="true">
    <h1 className="visually-hidden">Preview of a draft</h1>
    <Skeleton shape="cover" />
    <Skeleton shape="heading" />
    <Skeleton />
    <Skeleton shape="short" />
  </main>
);
