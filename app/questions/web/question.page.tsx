import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { myQuestionsPath, questionPath } from '../addresses.ts';
import type { questionsContract } from '../contract.ts';
import type { Route } from './+types/question.page';
import { QuestionThread } from './question-thread.tsx';

const call = api<typeof questionsContract>();

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  pageMeta({
    title: (loaderData?.status === 'ready' && loaderData.data.question.title) || 'Question',
    description: 'A question about a lesson, with its answers.',
    path: questionPath(params.id),
    indexed: false,
  });

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  const page = pageNumberIn(new URL(request.url).searchParams);
  return personalAnswer(() => call('GET /questions/{id}', { params: { id }, query: { page } }));
};

export default function QuestionPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (loaderData.status === 'failed' && loaderData.failure.code === 'questions/not-found')
    return (
      <EmptyState
        scene="lost"
        level={1}
        heading="Question not found"
        action={<ButtonLink to={myQuestionsPath}>Your questions</ButtonLink>}
      >
        It may have been removed.
      </EmptyState>
    );
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
