import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { DeskOutline } from '#app/ui/desk-list.tsx';
import { Personal } from '#app/ui/personal.tsx';
import type { courseDeskContract } from '../desk.contract.ts';
import type { Route } from './+types/course-editor.page';
import { CourseEditor } from './course-editor.tsx';

const call = api<typeof courseDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Edit a course', description: 'The texts of one course.', path: '/admin/courses', indexed: false });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(() => call('GET /admin/courses/{id}', { params: { id: params.courseId } }), { only: 'admin' });

export default function CourseEditorPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Heading />
      <Personal answer={loaderData} skeleton={<DeskOutline />} failedHeading="This course did not load">
        {(course) => <CourseEditor key={`${course.id} ${course.version}`} course={course} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Heading />
    <DeskOutline />
  </>
);

const Heading = () => (
  <>
    <h1 className="visually-hidden">Edit a course</h1>
    <p className="course-editor-back text-small">
      <AppLink className="link" to="/admin/courses">
        All courses
      </AppLink>
    </p>
  </>
);
