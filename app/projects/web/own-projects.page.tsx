import type { ReactNode } from 'react';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { pageMeta } from '#app/shared/page-meta.ts';
import { projectsDesk } from '#app/shared/redirects.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import type { Route } from './+types/own-projects.page';
import { askDesk } from './ask-desk.ts';
import { ProjectsDesk } from './projects-desk.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Projects',
    description: 'Submitted projects that wait for your response.',
    path: projectsDesk,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => askDesk(request.url);

export default function OwnProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The projects did not load"
      >
        {(shown) => <ProjectsDesk text={LessonText} {...shown} />}
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
    <h1 className="heading-2">Projects</h1>
    {children}
  </div>
);
