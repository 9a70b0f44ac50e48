import { useSearchParams } from 'react-router';
import { planLabel, planTypes } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card, Panel } from '#app/ui/base/surface.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import {
  DayFilter,
  FilterForm,
  FilterOutline,
  SearchFilter,
  SelectFilter,
} from '#app/ui/list/filter-form.tsx';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import {
  booksPath,
  orderDeskPath,
  orderFilterIn,
  orderStateNames,
  orderStates,
} from '../order-filter.ts';
import type { DeskOrders, ordersContract } from '../orders.contract.ts';
import type { Route } from './+types/orders.page';
import { DeskOrderTable } from './desk-order-table.tsx';
import './orders.page.css';

const call = api<typeof ordersContract>();
const path = '/admin/orders';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Orders', description: 'Orders and refunds.', path, indexed: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () => call('GET /admin/orders', { query: orderFilterIn(new URL(request.url).searchParams) }),
    { only: 'finance' },
  );

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Filter />
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The orders did not load"
      >
        {(found) => <Found {...found} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <FilterOutline>
      <Filter />
    </FilterOutline>
    <DeskOutline />
  </>
);

const Filter = () => (
  <FilterForm>
    <SearchFilter wide name="q" label="Search" placeholder="Name, e-mail, order, payment or code" />
    <SelectFilter
      name="state"
      label="State"
      options={orderStates.map((state) => ({ value: state, label: orderStateNames[state] }))}
    />
    <SelectFilter
      name="plan"
      label="Plan"
      options={planTypes.map((plan) => ({ value: plan, label: planLabel(plan) }))}
    />
    <DayFilter name="from" label="From" />
    <DayFilter name="to" label="To" />
  </FilterForm>
);

function Found({ items, older, waiting }: DeskOrders) {
  const { addressWith, read } = useAddressQuery();
  return (
    <div className="stack">
      <Waiting {...waiting} />
      {items.length === 0 ? (
        <NoOrder />
      ) : (
        <Card className="orders-sheet">
          <DeskOrderTable orders={items} />
        </Card>
      )}
      <div className="row">
        {read('before') && (
          <ButtonLink variant="quiet" to={addressWith({ before: '' })}>
            Newest orders
          </ButtonLink>
        )}
        {older && (
          <ButtonLink variant="secondary" to={addressWith({ before: older })}>
            Older orders
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={booksPath}>
          Compare with the gateway’s books
        </ButtonLink>
      </div>
      {items.length > 0 && <Export />}
    </div>
  );
}

function NoOrder() {
  const { clear } = useAddressQuery();
  const [asked] = useSearchParams();
  if (Object.values(orderFilterIn(asked)).every((part) => part === undefined))
    return (
      <EmptyState scene="empty" heading="No orders yet">
        An order appears here as soon as somebody chooses a plan.
      </EmptyState>
    );
  return (
    <EmptyState
      scene="scope"
      heading="No order found"
      action={<ShowAllButton onClick={clear}>Show all orders</ShowAllButton>}
    >
      No order matches this search.
    </EmptyState>
  );
}

function Export() {
  const [asked] = useSearchParams();
  const { before: _page, ...filter } = orderFilterIn(asked);
  return (
    <div className="row">
      <TableExport name="orders.csv" ask={() => call('POST /admin/order-tables', { body: filter })}>
        Export these orders
      </TableExport>
      <p className="text-small text-soft">
        Contains all orders that match, not only this page. Recorded in the audit log.
      </p>
    </div>
  );
}

function Waiting({ total, items }: DeskOrders['waiting']) {
  if (total === 0) return null;
  return (
    <Panel as="section" field="genda" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading" className="heading-4">
        {total === 1 ? '1 refund waits' : `${total} refunds wait`} for an answer
      </h2>
      <ul className="orders-waiting">
        {items.map(({ id, orderId, name, planType, amount, requestedAt }) => (
          <li key={id}>
            <AppLink className="strong" to={orderDeskPath(orderId)}>
              {paiseText(amount)} to {name || 'a former member'}
            </AppLink>
            <span className="text-small">
              {planLabel(planType)}, asked for on <LocalTime instant={requestedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
