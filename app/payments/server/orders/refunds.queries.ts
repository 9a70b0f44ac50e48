import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { openDisputeAbout } from '../quarantine/queries.ts';
import type { PaymentsTables, RefundReason } from '../tables.ts';

const db = () => q<PaymentsTables>();

/** A refund that we owe; one for each payment and reason, however often this is called. */
export const insertRefund = (refund: {
  paymentId: string;
  amountPaise: number;
  reason: RefundReason;
  requestId?: string;
  now: Date;
}) =>
  db()
    .insertInto('refunds')
    .values({
      id: newId(),
      payment_id: refund.paymentId,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
      request_id: refund.requestId ?? null,
      requested_at: refund.now,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .execute();

export const hasRefund = async (paymentId: string): Promise<boolean> =>
  (await db()
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()) !== undefined;

const refundColumns = [
  'refunds.id',
  'refunds.payment_id as paymentId',
  'refunds.amount_paise as amountPaise',
  'refunds.request_id as requestId',
  'refunds.reason',
  'refunds.tries',
  'refunds.gateway_refund_id as gatewayRefundId',
] as const;

const refundsOf = (orderId: string) =>
  db()
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(refundColumns)
    .where('payments.order_id', '=', orderId);

/** The gateway wasn't asked for them yet, and the buyer's bank did not take the money back. */
const unasked = (orderId: string) =>
  refundsOf(orderId)
    .where('refunds.asked_at', 'is', null)
    .where('payments.charged_back_at', 'is', null);

/** Those of an order's payments, except where the buyer's bank still decides about the money. */
export const unaskedRefunds = (orderId: string) =>
  unasked(orderId)
    .where((refund) => refund.not(refund.exists(openDisputeAbout(refund.ref('payments.id')))))
    .execute();

export type RefundRow = Awaited<ReturnType<typeof unaskedRefunds>>[number];

/** Refunds that the gateway has accepted, and of which it hasn't said how they ended. */
export const refundsUnderWay = (orderId: string) =>
  refundsOf(orderId)
    .where('gateway_refund_id', 'is not', null)
    .where('processed_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();

/** Refunds that failed, or that the gateway refused. */
const stuck = sql<boolean>`(failed_at is not null or (asked_at is not null and gateway_refund_id is null))`;

/** Those of an order's payments, unless the buyer's bank took the money back. */
export const stuckRefunds = (orderId: string) =>
  refundsOf(orderId)
    .select('payments.amount_paise as paidPaise')
    .where(stuck)
    .where('payments.charged_back_at', 'is', null)
    .execute();

export const hasStuckRefunds = async (orderId: string): Promise<boolean> =>
  (await stuckRefunds(orderId)).length > 0;

/**
 * Is a refund left to ask for, also after a dispute, or to follow, or may one that failed have been
 * made by hand?
 */
export async function hasOpenRefunds(orderId: string): Promise<boolean> {
  return (
    (await unasked(orderId).executeTakeFirst()) !== undefined ||
    (await refundsUnderWay(orderId)).length > 0 ||
    (await hasStuckRefunds(orderId))
  );
}

/** `gatewayRefundId` is null when the gateway refused. */
export const markAsked = (id: string, gatewayRefundId: string | null, now: Date) =>
  db()
    .updateTable('refunds')
    .set({ gateway_refund_id: gatewayRefundId, asked_at: now })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .execute();

/** The key of a try at the gateway, which also names it there as its receipt. */
export const keyOfTry = ({ id, tries }: Pick<RefundRow, 'id' | 'tries'>): string =>
  tries === 1 ? id : `${id}-${tries}`;

/**
 * The refund that the gateway reports on: by its id there, or by its receipt where our answer was
 * lost. Undefined for one that somebody made on the gateway's own dashboard.
 */
export const refundToldOf = (told: { id: string; receipt: string | null }) =>
  db()
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(refundColumns)
    .select('payments.order_id as orderId')
    .where('refunds.id', 'in', (refund) =>
      refund
        .selectFrom('refunds')
        .select('id')
        .where('gateway_refund_id', '=', told.id)
        .union(
          refund
            .selectFrom('refunds')
            .select('id')
            // Whatever follows an id in a key is the number of the try.
            .where('id', 'in', [told.receipt ?? '', told.receipt?.replace(/-\d+$/, '') ?? ''])
            .where('gateway_refund_id', 'is', null)
            .where(sql`case when tries = 1 then id else id || '-' || tries end`, '=', told.receipt),
        ),
    )
    .executeTakeFirst();

/** Notes how a refund ended, once. False when that was known. */
export async function endRefund(
  id: string,
  {
    gatewayRefundId,
    outcome,
    now,
  }: { gatewayRefundId: string; outcome: 'processed' | 'failed'; now: Date },
): Promise<boolean> {
  const ended = await db()
    .updateTable('refunds')
    .set({
      gateway_refund_id: gatewayRefundId,
      asked_at: sql`coalesce(asked_at, ${now})`,
      ...(outcome === 'processed' ? { processed_at: now } : { failed_at: now }),
    })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The refunds of a request that failed, or were refused, and can be asked for again. */
export const failedRefunds = (requestId: string) =>
  db()
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(refundColumns)
    .select('payments.order_id as orderId')
    .where('request_id', '=', requestId)
    .where('payments.charged_back_at', 'is', null)
    .where(sql<boolean>`payments.refunded_paise < payments.amount_paise`)
    .where(stuck)
    .execute();

/** The gateway's ids of a payment's refunds that failed. */
export async function failedRefundsOf(paymentId: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('refunds')
    .select('gateway_refund_id as id')
    .where('payment_id', '=', paymentId)
    .where('failed_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Makes such a refund due again: with the next key, and with what is left of the payment. */
export const retryRefund = (id: string) =>
  db()
    .updateTable('refunds')
    .from('payments')
    .set({
      tries: sql`tries + 1`,
      asked_at: null,
      gateway_refund_id: null,
      failed_at: null,
      amount_paise: sql`payments.amount_paise - payments.refunded_paise`,
    })
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('refunds.id', '=', id)
    .execute();

/** Lowers what a failed refund still owes, because a part has gone back by hand. */
export const oweLess = (id: string, amountPaise: number) =>
  db()
    .updateTable('refunds')
    .set({ amount_paise: amountPaise })
    .where('id', '=', id)
    .where('amount_paise', '>', amountPaise)
    .execute();

/** Puts a refund that somebody made on the gateway's dashboard in the place of a stuck one. */
export const replaceRefund = (id: string, gatewayRefundId: string, now: Date) =>
  db()
    .updateTable('refunds')
    .set({
      tries: sql`tries + 1`,
      asked_at: now,
      gateway_refund_id: gatewayRefundId,
      failed_at: null,
    })
    .where('id', '=', id)
    .execute();

/** What failed refunds have left at the gateway of a payment. */
export async function failedPaise(paymentId: string): Promise<number> {
  const { paise } = await db()
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::int`.as('paise'))
    .where('payment_id', '=', paymentId)
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return paise;
}

/** An open request about an order whose money has gone back another way needs no decision. */
export const overtakeRequest = (orderId: string, now: Date) =>
  db()
    .updateTable('refund_requests')
    .set({ state: 'overtaken', decided_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .execute();
