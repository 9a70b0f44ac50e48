import type { ReactNode } from 'react';
import { authorDeskPath, projectEditorPath } from '#app/shared/author-desk-path.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import type { projectsDeskContract } from '../desk.contract.ts';
import type { Route } from './+types/project-editor.page';
import { ProjectForm } from './project-form.tsx';

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
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The project did not load"
      >
        {({ course, project }) => (
          <>
            <p>
              <AppLink className="back-link" to={authorDeskPath(course.id)}>
                <Icon name="arrow-left" /> {course.title}
              </AppLink>
            </p>
            <ProjectForm key={params.courseId} courseId={course.id} before={project} />
          </>
        )}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <DeskOutline />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap section stack">
    <h1 className="heading-2">Project</h1>
    {children}
  </div>
);
