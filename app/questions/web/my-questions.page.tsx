import type { Found, searchContract } from '#app/search/contract.ts';
import { SearchResults } from '#app/search/web/search-results.tsx';
import { myQuestionsPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { questionPath } from '../addresses.ts';
import type { QuestionList, questionsContract } from '../contract.ts';
import type { Route } from './+types/my-questions.page';
import { LessonPlace } from './lesson-place.tsx';
import { QuestionItem } from './question-item.tsx';

const call = api<typeof questionsContract>();
const search = api<typeof searchContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Questions',
    description: 'The questions that you asked or follow, and a search in everyone’s.',
    path: myQuestionsPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').slice(0, 100);
  const page = pageNumberIn(searchParams);
  return personalAnswer(async () =>
    q
      ? { q, found: await search('GET /search/questions', { query: { q } }) }
      : { q, followed: await call('GET /questions', { query: { page } }) },
  );
};

export default function MyQuestionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="Your questions did not load"
    >
      {(shown) => <Questions {...shown} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

type Shown = { q: string } & ({ found: Found } | { followed: QuestionList });

function Questions({ q, ...shown }: Shown) {
  const { filter } = useAddressQuery();
  return (
    <div className="stack">
      <SearchBox
        label="Search the questions under all lessons"
        value={q}
        onSearch={(words) => filter({ q: words }, { replace: true })}
      />
      {'found' in shown ? (
        <FoundQuestions q={q} found={shown.found} />
      ) : (
        <Followed {...shown.followed} />
      )}
    </div>
  );
}

const FoundQuestions = ({ q, found }: { q: string; found: Found }) =>
  found.groups.length > 0 ? (
    <SearchResults q={q} found={found} level={2} />
  ) : (
    <EmptyState scene="scope" heading={`No question mentions “${q}”`}>
      Try fewer words, or ask at the end of the lesson.
    </EmptyState>
  );

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
