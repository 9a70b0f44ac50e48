import { recorderOf } from '#app/audit/server/face.ts';
import { documentNames, isRefund } from '#app/invoices/series.ts';
import { planLabel, planOf } from '#app/memberships/plans.ts';
import { promosAfter, returnsAfter } from '#app/payments/server/revenue.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvRows, type Cell } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { streamOf } from '#app/platform/text-stream.ts';
import { referrersAfter } from '#app/referrals/server/face.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { revenueActions } from '../actions.ts';
import { paidFor, plansShown, sumsOf } from '../by-day.ts';
import type { Sums } from '../contract.ts';
import { daysOf, spanOf, type Period } from '../period.ts';
import type { RevenueTable } from '../tables.ts';
import { checkPeriod, revenueOfPeriod } from './service.ts';

const record = recorderOf(revenueActions, { also: 'finance' });

const perRead = 500;

const sumColumns = ['Orders', 'Taken off by codes (INR)', 'In (INR)', 'Back (INR)'];
const sumCells = ({ orders, given, paid, returned }: Sums): Cell[] => [
  orders,
  rupeesOf(given),
  rupeesOf(paid),
  rupeesOf(returned),
];

type Rows = AsyncGenerator<Cell[][], void>;

/** Reads a table a few rows at a time, as long as each read is full. */
async function* readAll<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  cellsOf: (row: Row) => Cell[],
): Rows {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield rows.map(cellsOf);
    last = rows.at(-1);
    if (!last || rows.length < perRead) return;
  }
}

const tables: Record<RevenueTable, (ctx: Context, period: Period) => Rows> = {
  async *days(ctx, period) {
    const { days } = await revenueOfPeriod(ctx, period);
    yield [['Day', ...plansShown.map((plan) => `${planOf(plan).name} in (INR)`), ...sumColumns]];
    yield daysOf(period).map((day) => {
      const of = days.filter((each) => each.day === day);
      const byPlan = plansShown.map((plan) => rupeesOf(paidFor(plan, of)));
      return [day, ...byPlan, ...sumCells(sumsOf(of))];
    });
  },
  async *plans(ctx, period) {
    const { days } = await revenueOfPeriod(ctx, period);
    yield [['Plan', ...sumColumns]];
    yield plansShown.map((plan) => [
      planOf(plan).name,
      ...sumCells(sumsOf(days.filter(({ planType }) => planType === plan))),
    ]);
  },
  async *codes(ctx, period) {
    const { kinds } = await revenueOfPeriod(ctx, period);
    const names = { none: 'No code', referral: 'Referral codes', promo: 'Promo codes' };
    yield [['Code', ...sumColumns]];
    yield kinds.map(({ key, ...sums }) => [names[key], ...sumCells(sums)]);
    yield* readAll(
      (last?: { key: string } & Sums) => promosAfter(spanOf(period), last?.key ?? '', perRead),
      ({ key, ...sums }) => [key, ...sumCells(sums)],
    );
  },
  async *referrers(_ctx, period) {
    yield [['Referrer', 'Account', ...sumColumns]];
    yield* readAll(
      (last?: { key: string; name: string | null } & Sums) =>
        referrersAfter(spanOf(period), last?.key ?? '', perRead),
      ({ key, name, ...sums }) => [name, key, ...sumCells(sums)],
    );
  },
  async *returns(_ctx, period) {
    const ways = { paid: null, refunded: 'Refund', 'charged-back': 'Lost dispute' };
    yield [['When', 'How', 'Order', 'Payment', 'Plan', 'Back (INR)']];
    yield* readAll<Awaited<ReturnType<typeof returnsAfter>>[number]>(
      (last) => returnsAfter(spanOf(period), last, perRead),
      ({ at, kind, gatewayOrderId, paymentId, planType, amount }) => [
        instantText(at),
        ways[kind],
        gatewayOrderId,
        paymentId,
        planLabel(planType),
        rupeesOf(-amount),
      ],
    );
  },
  async *tax(ctx, period) {
    const { documents } = await revenueOfPeriod(ctx, period);
    yield [
      [
        'Document',
        'Number',
        'Taxable value',
        'CGST',
        'SGST',
        'IGST',
        'Total (INR)',
        'Of which rewards (INR)',
      ],
    ];
    yield documents.map(({ kind, documents: many, ...sums }) => {
      const signed = (paise: number) => rupeesOf(isRefund(kind) ? -paise : paise);
      const { taxable, cgst, sgst, igst, total, rewards } = sums;
      return [
        documentNames[kind],
        many,
        ...[taxable, cgst, sgst, igst, total, rewards].map(signed),
      ];
    });
  },
};

async function* partsOf(rows: Rows): AsyncGenerator<string, void> {
  for await (const some of rows) if (some.length > 0) yield csvRows(some);
}

/**
 * A table of a period, read a few rows at a time while it is sent. Names leave the product with it, so
 * we record who exported what. @throws {Problem} revenue/no-period
 */
export async function revenueTable(
  ctx: Context<Actor>,
  { table, ...asked }: Period & { table: RevenueTable },
): Promise<ReadableStream<Uint8Array>> {
  const period = checkPeriod(asked);
  await tx(() =>
    record(ctx, {
      action: 'revenue/export',
      subject: { kind: 'table', id: `revenue-${table}` },
      details: { ...period },
    }),
  );
  return streamOf(partsOf(tables[table](ctx, period)));
}
