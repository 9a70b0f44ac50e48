import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type {
  paymentDeskContract,
  QuarantinedPayment,
  QuarantinedPayments,
} from '../desk.contract.ts';
import { openDisputeReasons } from '../dispute.ts';
import { moneyText } from '../money-text.ts';
import { orderSearchPath } from '../order-filter.ts';
import { quarantineReasons } from '../quarantine-reason.ts';
import type { Route } from './+types/quarantine.page';
import { PutToRest } from './put-to-rest.tsx';

const call = api<typeof paymentDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Payments',
    description: 'Payments that do not add up.',
    path: '/admin/payments',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () =>
      call('GET /admin/payments', {
        query: { page: pageNumberIn(new URL(request.url).searchParams) },
      }),
    {
      only: 'admin',
    },
  );

export default function QuarantinePage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The payments did not load"
    >
      {(found) => <Waiting {...found} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const columns: readonly Column<QuarantinedPayment>[] = [
  {
    name: 'What does not add up',
    cell: ({ id, reason, words, subject, order, seen, seenAt }) => (
      <>
        <p className="strong">{quarantineReasons[reason]}</p>
        {words && <p className="text-small">{words}</p>}
        {order && (
          <p className="text-small">
            <AppLink className="link" to={memberPath(order.buyer.uid)}>
              {order.buyer.name ?? order.buyer.uid}
            </AppLink>
            ,{' '}
            <AppLink className="link" to={orderSearchPath(order.orderId)}>
              <code>{order.orderId}</code>
            </AppLink>
          </p>
        )}
        <p className="text-small text-soft">
          <code>{subject}</code>, <LocalTime instant={seenAt} />
        </p>
        <p className="only-small text-small">
          Expected: {expectedText(order)}. Seen: {seenText(seen)}.
        </p>
        {!openDisputeReasons.includes(reason) && (
          <div className="row">
            <Settle id={id} subject={subject} />
          </div>
        )}
      </>
    ),
  },
  { name: 'Expected', cell: ({ order }) => expectedText(order), numeric: true, wideOnly: true },
  { name: 'Seen', cell: ({ seen }) => seenText(seen), numeric: true, wideOnly: true },
];

const Settle = ({ id, subject }: Pick<QuarantinedPayment, 'id' | 'subject'>) => (
  <PutToRest
    name="Settle report"
    title={`Settle ${subject}?`}
    hint="What was done about it? For the audit log. Nothing changes at the gateway."
    action="Settle report"
    done="Report settled"
    onDecide={(reason) =>
      call('POST /admin/payments/{id}/resolution', { params: { id }, body: { reason } })
    }
  />
);

const expectedText = (order: QuarantinedPayment['order']): string =>
  order ? moneyText({ amount: order.expected, currency: 'INR' }) : 'nothing';

const seenText = (seen: QuarantinedPayment['seen']): string =>
  seen ? moneyText(seen) : 'not stated';

function Waiting({ payments, page, pages, total }: QuarantinedPayments) {
  const { addressOf } = useAddressQuery();
  if (total === 0) {
    return (
      <EmptyState scene="clear" heading="Every payment adds up">
        Payments that match none of our orders, disputes, and refunds that failed appear here.
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <p className="text-small text-soft">
        Look each one up by its id at our payment partner. Settle it here once nothing is left to do
        about it. A dispute leaves the list when the bank has decided, a failed refund once the
        money has been sent again.
      </p>
      <Card>
        <Table
          caption="Payments that do not add up"
          columns={columns}
          rows={payments}
          keyOf={({ id }) => id}
        />
      </Card>
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </div>
  );
}
