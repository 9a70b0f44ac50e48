import { api } from '#app/shared/api-client.ts';
import { indianNumber } from '#app/shared/indian-number.ts';
import { dayText } from '#app/shared/instant-text.ts';
import { rupeesAndPaiseText } from '#app/shared/money.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { TutorUsage, tutorContract } from '../contract.ts';
import { costOf, summed } from '../cost.ts';
import type { Route } from './+types/tutor.page';

const call = api<typeof tutorContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Tutor',
    description: 'What members ask the tutor, and what it costs.',
    path: '/admin/tutor',
    indexed: false,
  });

export const clientLoader = () => personalAnswer(() => call('GET /admin/tutor'), { only: 'admin' });

export default function TutorPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<DeskOutline />} failedHeading="The tutor did not load">
      {(usage) => <Usage {...usage} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

function Usage({ service, days }: TutorUsage) {
  if (!service && days.length === 0)
    return (
      <EmptyState scene="empty" heading="There is no tutor">
        It needs a service that answers: whoever runs the school’s server sets AI_BASE_URL,
        AI_API_KEY and AI_MODEL. Any service that speaks the protocol of OpenAI’s chat completions
        will do, your own included.
      </EmptyState>
    );
  const sum = summed(days);
  const prices = service?.prices ?? null;
  return (
    <div className="stack">
      <Card className="stack">
        <Facts>
          <Fact name="Service">{service ? `${service.model} at ${service.host}` : 'None now'}</Fact>
          {service && <Fact name="Questions a member may ask a day">{service.questionsADay}</Fact>}
          <Fact name="Questions on the days below">{indianNumber(sum.questions)}</Fact>
          <Fact name="What they cost">
            {prices ? rupeesAndPaiseText(costOf(sum, prices)) : 'No prices given'}
          </Fact>
        </Facts>
        <p className="text-small text-soft">
          {prices
            ? `At ${rupeesAndPaiseText(prices.in)} for a million tokens read and ${rupeesAndPaiseText(prices.out)} for a million written. The service’s own bill is what counts.`
            : 'Set AI_PRICE_IN and AI_PRICE_OUT, in rupees for a million tokens, to see what they cost.'}{' '}
          We don’t store who asked what.
        </p>
      </Card>
      {days.length === 0 ? (
        <EmptyState scene="empty" heading="Nobody has asked yet">
          Members find the tutor under each lesson.
        </EmptyState>
      ) : (
        <Table
          caption="Questions to the tutor, by day"
          columns={columnsWith(prices)}
          rows={days}
          keyOf={({ day }) => day}
        />
      )}
    </div>
  );
}

type Day = TutorUsage['days'][number];

const columnsWith = (
  prices: NonNullable<TutorUsage['service']>['prices'],
): readonly Column<Day>[] => [
  { name: 'Day in India', cell: ({ day }) => dayText(day) },
  { name: 'Questions', numeric: true, cell: ({ questions }) => indianNumber(questions) },
  {
    name: 'Tokens read',
    numeric: true,
    wideOnly: true,
    cell: ({ tokensIn }) => indianNumber(tokensIn),
  },
  {
    name: 'Tokens written',
    numeric: true,
    wideOnly: true,
    cell: ({ tokensOut }) => indianNumber(tokensOut),
  },
  ...(prices
    ? [
        {
          name: 'Cost',
          numeric: true,
          cell: (day: Day) => rupeesAndPaiseText(costOf(day, prices)),
        },
      ]
    : []),
];
