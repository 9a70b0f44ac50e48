import { redirect, useRevalidator } from 'react-router';
import { myQuestionsPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { knownIdentity, standingOf, type Identity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { deskQuestionPath, questionPath } from '../addresses.ts';
import type { questionsContract } from '../contract.ts';
import type { Route } from './+types/question.page';
import { QuestionMissing } from './question-missing.tsx';
import { QuestionThread } from './question-thread.tsx';

const call = api<typeof questionsContract>();

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  pageMeta({
    title: (loaderData?.status === 'ready' && loaderData.data.question.title) || 'Question',
    description: 'A question about a lesson, with its answers.',
    path: questionPath(params.id),
    indexed: false,
  });

/**
 * Helpers and authors without a membership read it at their desk, which says whether they may. So
 * may admins without one, but here too; the desk asks for their second factor while it is due.
 */
function readsAtDesk(identity: Identity): boolean {
  const { active, admin, helper, author, secondFactorDue } = standingOf(identity);
  return !active && Boolean(admin ? secondFactorDue : helper || author);
}

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const page = pageNumberIn(new URL(request.url).searchParams);
  const answer = await personalAnswer(() =>
    call('GET /questions/{id}', { params: { id }, query: { page } }),
  );
  return readsAtDesk(await knownIdentity()) ? redirect(deskQuestionPath(id)) : answer;
}

export default function QuestionPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (loaderData.status === 'failed' && loaderData.failure.code === 'questions/not-found')
    return <QuestionMissing level={1} leave={{ to: myQuestionsPath, label: 'Your questions' }} />;
  return (
    <Personal
      answer={loaderData}
      withHeading
      skeleton={<DeskOutline />}
      failedHeading="The question did not load"
    >
      {(thread) => (
        <QuestionThread
          key={thread.question.id}
          thread={thread}
          leave={myQuestionsPath}
          onChanged={revalidate}
        />
      )}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;
