import { authorDeskPath, projectEditorPath } from '#app/shared/author-desk-path.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import type { projectsDeskContract } from '../desk.contract.ts';
import type { Route } from './+types/project-editor.page';
import { ProjectForm } from './project-form.tsx';
// The brief is written as learners see it.
import '#app/courses/web/lesson-text.css';

const call = api<typeof projectsDeskContract>();

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Project',
    description: 'What learners of a course build and submit.',
    path: projectEditorPath(params.courseId),
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () => call('GET /authoring/courses/{id}/project', { params: { id: params.courseId } }),
    { only: 'author' },
  );

export default function ProjectEditorPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <OwnDesk heading="Project" answer={loaderData} failedHeading="The project did not load">
      {({ course, project, takenOver }) => (
        <>
          <p>
            <BackLink to={authorDeskPath(course.id)}>{course.title}</BackLink>
          </p>
          <ProjectForm
            key={params.courseId}
            courseId={course.id}
            before={project}
            takenOver={takenOver}
          />
        </>
      )}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Project" />;
