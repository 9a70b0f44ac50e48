import type { ReactNode } from 'react';
import { pageMeta } from '#app/shared/page-meta.ts';
import { questionsDesk } from '#app/shared/redirects.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import type { Route } from './+types/own-questions.page';
import { askDesk } from './ask-desk.ts';
import { QuestionsDesk } from './questions-desk.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Questions',
    description: 'Learners’ questions that wait for your answer.',
    path: questionsDesk,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => askDesk(request.url);

export default function OwnQuestionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The questions did not load"
      >
        {(shown) => <QuestionsDesk {...shown} />}
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
    <h1 className="heading-2">Questions</h1>
    {children}
  </div>
);
