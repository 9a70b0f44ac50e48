import { pageMeta } from '#app/shared/page-meta.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { adminQuestionsPath } from '../addresses.ts';
import type { Route } from './+types/all-questions.page';
import { askDesk } from './ask-desk.ts';
import { QuestionsDesk } from './questions-desk.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Questions',
    description: 'Learners’ questions that wait for an answer.',
    path: adminQuestionsPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => askDesk(request.url, 'admin');

export default function AllQuestionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The questions did not load"
    >
      {(shown) => <QuestionsDesk {...shown} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;
