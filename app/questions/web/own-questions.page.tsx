import { knownIdentity, standingOf } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { questionsDesk } from '#app/shared/redirects.ts';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import type { Route } from './+types/own-questions.page';
import { askDesk, refusedQuestion } from './ask-desk.ts';
import { QuestionsDesk } from './questions-desk.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Questions',
    description: 'Learners’ questions that wait for your answer.',
    path: questionsDesk,
    indexed: false,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const answer = await askDesk(request.url);
  // The only refusal that an author gets here is of one question.
  return answer.status === 'waiting' && standingOf(await knownIdentity()).author
    ? refusedQuestion
    : answer;
}

export default function OwnQuestionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <OwnDesk heading="Questions" answer={loaderData} failedHeading="The questions did not load">
      {(shown) => <QuestionsDesk {...shown} />}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Questions" />;
