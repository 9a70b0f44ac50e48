import type { authorsContract } from '#app/authoring/authors.contract.ts';
import { CourseAuthors } from '#app/authoring/web/course-authors.tsx';
import { CourseDeletion } from '#app/authoring/web/course-deletion.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { OpenedFromList } from '#app/ui/list/opened-from-list.tsx';
import type { courseDeskContract } from '../desk.contract.ts';
import type { Route } from './+types/course-editor.page';

const loadEditor = partOf(() => import('./course-editor.tsx'), 'CourseEditor');
const CourseEditor = later(loadEditor, <Note kind="bad">{partFailed}</Note>);
const loadChoice = partOf(() => import('#app/media/web/picture-choice.tsx'), 'PictureChoice');
const PictureChoice = later(loadChoice);

const call = api<typeof courseDeskContract & typeof authorsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Edit a course',
    description: 'The texts of one course.',
    path: '/admin/courses',
    indexed: false,
  });

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  // Beside the data, so that nothing moves when it arrives.
  Promise.all([loadEditor(), loadChoice()]).catch(() => undefined);
  return personalAnswer(
    async () => {
      const asked = { params: { id: params.courseId } };
      const [course, { authors }] = await Promise.all([
        call('GET /admin/courses/{id}', asked),
        call('GET /authoring/courses/{id}/authors', asked),
      ]);
      return { course, authors };
    },
    { only: 'admin' },
  );
}

const frame = { list: { label: 'Courses', path: '/admin/courses' }, name: 'Course' };

export default function CourseEditorPage({ loaderData }: Route.ComponentProps) {
  return (
    <OpenedFromList {...frame} answer={loaderData}>
      {({ course, authors }) => (
        <div className="stack">
          <div className="row row-between">
            <h1 className="heading-3">{course.title}</h1>
            <div className="row">
              {course.published && (
                <AppLink className="link" to={coursePath(course.slug)}>
                  See its page
                </AppLink>
              )}
              <ButtonLink to={authorDeskPath(course.id)}>Write its lessons</ButtonLink>
            </div>
          </div>
          <CourseEditor
            key={course.id}
            course={course}
            pictureChoice={PictureChoice}
            withFlags
            save={(texts, flags) =>
              call('PUT /admin/courses/{id}', {
                params: { id: course.id },
                body: { ...texts, ...flags },
              })
            }
          />
          <CourseAuthors courseId={course.id} authors={authors} />
          {!course.opened && <CourseDeletion course={course} />}
        </div>
      )}
    </OpenedFromList>
  );
}

export const HydrateFallback = () => <OpenedFromList {...frame} />;
