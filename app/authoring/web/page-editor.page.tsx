import { coursePath } from '#app/shared/addresses.ts';
import { authorDeskPath, pageEditorPath } from '#app/shared/author-desk-path.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import type { coursePageContract } from '../course-page.contract.ts';
import type { Route } from './+types/page-editor.page';
import { CourseDeletion } from './course-deletion.tsx';

const loadEditor = partOf(() => import('#app/courses/web/course-editor.tsx'), 'CourseEditor');
const CourseEditor = later(loadEditor, <Note kind="bad">{partFailed}</Note>);
const loadChoice = partOf(() => import('#app/media/web/picture-choice.tsx'), 'PictureChoice');
const PictureChoice = later(loadChoice);

const call = api<typeof coursePageContract>();

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Page and cover',
    description: 'What the page of a course says of it.',
    path: pageEditorPath(params.courseId),
    indexed: false,
  });

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  // Beside the data, so that nothing moves when it arrives.
  Promise.all([loadEditor(), loadChoice()]).catch(() => undefined);
  return personalAnswer(
    () => call('GET /authoring/courses/{id}/page', { params: { id: params.courseId } }),
    { only: 'author' },
  );
}

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
            key={course.id}
            course={course}
            pictureChoice={PictureChoice}
            save={(body) =>
              call('PUT /authoring/courses/{id}/page', { params: { id: course.id }, body })
            }
          >
            {!course.opened && <CourseDeletion course={course} />}
          </CourseEditor>
        </>
      )}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Page and cover" />;
