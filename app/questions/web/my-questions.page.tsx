import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { myQuestionsPath, questionPath } from '../addresses.ts';
import type { QuestionList, questionsContract } from '../contract.ts';
import type { Route } from './+types/my-questions.page';
import { LessonPlace } from './lesson-place.tsx';
import { QuestionItem } from './question-item.tsx';

const call = api<typeof questionsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Questions',
    description: 'The questions that you asked or follow.',
    path: myQuestionsPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const page = pageNumberIn(new URL(request.url).searchParams);
  return personalAnswer(() => call('GET /questions', { query: { page } }));
};

export default function MyQuestionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="Your questions did not load"
    >
      {(followed) => <Followed {...followed} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

function Followed({ questions, page, pages }: QuestionList) {
  const { addressOf } = useAddressQuery();
  if (questions.length === 0)
    return (
      <EmptyState scene="empty" heading="You don’t follow any questions yet">
        Ask one at the end of a lesson, or follow somebody else’s. We tell you of every answer.
      </EmptyState>
    );
  return (
    <div className="stack">
      <Card>
        <RuledList className="question-list">
          {questions.map((question) => (
            <QuestionItem
              key={question.id}
              level={2}
              question={question}
              to={questionPath(question.id)}
              place={<LessonPlace lesson={question.lesson} />}
            />
          ))}
        </RuledList>
      </Card>
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </div>
  );
}
