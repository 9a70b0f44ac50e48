import type { ReactNode } from 'react';
import { api } from '#app/shared/api-client.ts';
import { dayText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { differenceNames } from '../book-difference.ts';
import type { BookDay, BookDifference, Books, booksContract } from '../books.contract.ts';
import { moneyText } from '../money-text.ts';
import { booksPath, orderDeskPath } from '../order-filter.ts';
import type { Route } from './+types/books.page';
import { PutToRest } from './put-to-rest.tsx';

const call = api<typeof booksContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Gateway’s books',
    description: 'Payments that differ from the gateway’s books.',
    path: booksPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () =>
      call('GET /admin/books', {
        query: { page: pageNumberIn(new URL(request.url).searchParams) },
      }),
    { only: 'finance' },
  );

export default function BooksPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The books did not load"
      >
        {(found) => <Compared {...found} />}
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
  <div className="stack">
    <h1 className="visually-hidden">Gateway’s books</h1>
    <Breadcrumb items={[{ label: 'Orders', to: '/admin/orders' }, { label: 'Gateway’s books' }]} />
    {children}
  </div>
);

function Compared({ differences, page, pages, total, comparison, days }: Books) {
  const { addressOf } = useAddressQuery();
  return (
    <div className="stack">
      <LastComparison comparison={comparison} />
      {total === 0 ? (
        <EmptyState scene="clear" heading="No payment differs">
          Payments that differ from the gateway’s books appear here.
        </EmptyState>
      ) : (
        <>
          <Card>
            <Table
              caption="Payments that differ from the gateway’s books"
              columns={differenceColumns}
              rows={differences}
              keyOf={({ id }) => id}
            />
          </Card>
          <Pagination page={page} pages={pages} addressOf={addressOf} />
        </>
      )}
      {days.length > 0 && (
        <Card>
          <Table
            caption="Payments by day, here and at the gateway"
            columns={dayColumns}
            rows={days}
            keyOf={({ day }) => day}
          />
        </Card>
      )}
    </div>
  );
}

function LastComparison({ comparison }: Pick<Books, 'comparison'>) {
  if (!comparison)
    return (
      <p className="text-small text-soft">
        The first comparison with the gateway’s books is made tonight.
      </p>
    );
  const { startedAt, finishedAt, from, to, healed } = comparison;
  return (
    <p className="text-small text-soft">
      {finishedAt ? 'Compared on ' : 'Being compared since '}
      <LocalTime instant={finishedAt ?? startedAt} />: payments from {dayText(from)} to{' '}
      {dayText(to)}.{healed > 0 && ` ${putRight(healed)}`}
    </p>
  );
}

const putRight = (orders: number): string =>
  orders === 1
    ? 'One order was put right with what the gateway said.'
    : `${orders} orders were put right with what the gateway said.`;

const differenceColumns: readonly Column<BookDifference>[] = [
  {
    name: 'What differs',
    cell: (difference) => {
      const { kind, paymentId, day, orderId, here, there, currency } = difference;
      return (
        <>
          <p className="strong">{differenceNames[kind]}</p>
          <p className="text-small text-soft">
            <code>{paymentId}</code>, {dayText(day)}
          </p>
          <p className="only-small text-small">
            Here: {moneyText({ amount: here, currency })}. Gateway:{' '}
            {moneyText({ amount: there, currency })}.
          </p>
          <div className="row">
            {orderId && (
              <AppLink className="link" to={orderDeskPath(orderId)}>
                See the order
              </AppLink>
            )}
            <Explain {...difference} />
          </div>
        </>
      );
    },
  },
  {
    name: 'Here',
    cell: ({ here, currency }) => moneyText({ amount: here, currency }),
    numeric: true,
    wideOnly: true,
  },
  {
    name: 'Gateway',
    cell: ({ there, currency }) => moneyText({ amount: there, currency }),
    numeric: true,
    wideOnly: true,
  },
];

const Explain = ({ id, paymentId }: BookDifference) => (
  <PutToRest
    name="Explain"
    title={`Explain ${paymentId}?`}
    hint="For the audit log. The difference is found again only if its amounts change."
    action="Explain difference"
    done="Difference explained"
    onDecide={(reason) =>
      call('POST /admin/book-differences/{id}/resolution', { params: { id }, body: { reason } })
    }
  />
);

const differs = ({ capturedHere, capturedThere, refundedHere, refundedThere }: BookDay): boolean =>
  capturedHere !== capturedThere || refundedHere !== refundedThere;

const dayColumns: readonly Column<BookDay>[] = [
  {
    name: 'Day',
    cell: (row) => (
      <>
        {dayText(row.day)}
        {differs(row) && <p className="text-small strong">Differs</p>}
      </>
    ),
  },
  { name: 'Captured here', cell: ({ capturedHere }) => paiseText(capturedHere), numeric: true },
  { name: 'At the gateway', cell: ({ capturedThere }) => paiseText(capturedThere), numeric: true },
  {
    name: 'Refunded here',
    cell: ({ refundedHere }) => paiseText(refundedHere),
    numeric: true,
    wideOnly: true,
  },
  {
    name: 'At the gateway',
    cell: ({ refundedThere }) => paiseText(refundedThere),
    numeric: true,
    wideOnly: true,
  },
];
