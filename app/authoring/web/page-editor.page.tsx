import { CourseEditor } from '#app/courses/web/course-editor.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { authorDeskPath, pageEditorPath } from '#app/shared/author-desk-path.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import type { coursePageContract } from '../course-page.contract.ts';
import type { Route } from './+types/page-editor.page';
import { CourseDeletion } from './course-deletion.tsx';

const call = api<typeof coursePageContract>();

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Page and cover',
    description: 'What the page of a course says of it.',
    path: pageEditorPath(params.courseId),
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () => call('GET /authoring/courses/{id}/page', { params: { id: params.courseId } }),
    { only: 'author' },
  );

export default function PageEditorPage({ loaderData }: Route.ComponentProps) {
  return (
    <OwnDesk heading="Page and cover" answer={loaderData} failedHeading="The page did not load">
      {(course) => (
        <>
          <div className="row row-between">
            <BackLink to={authorDeskPath(course.id)}>{course.title}</BackLink>
            {course.published && (
              <AppLink className="link" to={coursePath(course.slug)}>
                See its page
              </AppLink>
            )}
          </div>
          <CourseEditor
            key={`${course.id} ${course.version}`}
            course={course}
            save={(body) =>
              call('PUT /authoring/courses/{id}/page', { params: { id: course.id }, body })
            }
          />
          {!course.opened && <CourseDeletion course={course} />}
        </>
      )}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Page and cover" />;
