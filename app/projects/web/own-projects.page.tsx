import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { pageMeta } from '#app/shared/page-meta.ts';
import { projectsDesk } from '#app/shared/redirects.ts';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
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
    <OwnDesk heading="Projects" answer={loaderData} failedHeading="The projects did not load">
      {(shown) => <ProjectsDesk text={LessonText} {...shown} />}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Projects" />;
