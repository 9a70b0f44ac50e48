import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { adminProjectsPath } from '../addresses.ts';
import type { Route } from './+types/all-projects.page';
import { askDesk } from './ask-desk.ts';
import { ProjectsDesk } from './projects-desk.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Projects',
    description: 'Submitted projects that wait for a response.',
    path: adminProjectsPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => askDesk(request.url, 'admin');

export default function AllProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The projects did not load"
    >
      {(shown) => <ProjectsDesk text={LessonText} {...shown} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;
