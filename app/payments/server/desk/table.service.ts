import { recorderOf } from '#app/audit/server/face.ts';
import { planLabel } from '#app/memberships/plans.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvRows, type Cell } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { streamOf } from '#app/platform/text-stream.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { paymentActions } from '../../actions.ts';
import { kindNames } from '../../offer-terms.ts';
import { orderStateNames, type OrderFilter } from '../../order-filter.ts';
import { codeOf, ordersFound, type OrderRow } from './queries.ts';

const record = recorderOf(paymentActions, { also: 'finance' });

const columns = [
  'Order',
  'Gateway order',
  'Created',
  'Name',
  'Email',
  'Plan',
  'Kind',
  'State',
  'Amount (INR)',
  'Code',
  'Paid with rewards (INR)',
  'Seats',
];

const cellsOf = (row: OrderRow): Cell[] => [
  row.id,
  row.gatewayOrderId,
  instantText(row.createdAt),
  row.name,
  row.email,
  planLabel(row.planType),
  kindNames[row.kind],
  orderStateNames[row.status],
  rupeesOf(row.amount),
  codeOf(row),
  rupeesOf(row.rewards),
  row.seats,
];

const perRead = 500;

async function* partsOf(filter: OrderFilter): AsyncGenerator<string, void> {
  yield csvRows([columns]);
  let before: string | undefined;
  do {
    const rows = await ordersFound({ ...filter, before }, perRead);
    if (rows.length > 0) yield csvRows(rows.map(cellsOf));
    before = rows.length === perRead ? rows.at(-1)?.id : undefined;
  } while (before);
}

/**
 * All orders that the filter finds, read a few at a time while they are sent. Personal data leaves
 * the product, so we record who exported what, but not the words of a search: they may be an
 * address.
 */
export async function ordersTable(
  ctx: Context<Actor>,
  filter: Omit<OrderFilter, 'before'>,
): Promise<ReadableStream<Uint8Array>> {
  const { q, state = null, plan = null, from = null, to = null } = filter;
  await tx(() =>
    record(ctx, {
      action: 'order/export',
      subject: { kind: 'table', id: 'orders' },
      details: { state, plan, from, to, searched: Boolean(q) },
    }),
  );
  return streamOf(partsOf(filter));
}
