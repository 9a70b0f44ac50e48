import { namesOf } from '#app/accounts/server/people.face.ts';
import { pageOf } from '#app/platform/page-of.ts';
import type { QuarantinedPayment, QuarantinedPayments } from '../../desk.contract.ts';
import { quarantined, quarantinedCount } from './queries.ts';

const perPage = 20;

/**
 * How many of the gateway's reports don't add up and wait for an admin, as part of another
 * statement.
 */
export const waitingPayments = quarantinedCount;

/** The reports that don't add up and wait for an admin. */
export async function quarantinedPayments({
  page,
}: {
  page: number;
}): Promise<QuarantinedPayments> {
  const { rows, ...place } = await pageOf(quarantined(), { page, perPage });
  const names = await namesOf([...new Set(rows.flatMap(({ uid }) => uid ?? []))]);
  const payments = rows.map(
    ({ orderId, uid, expectedPaise, amount, currency, seenAt, ...row }): QuarantinedPayment => ({
      ...row,
      order:
        orderId !== null && uid !== null && expectedPaise !== null
          ? { orderId, expected: expectedPaise, buyer: { uid, name: names.get(uid) ?? null } }
          : null,
      // We ask for refunds in rupees, and store no currency with them.
      seen: amount === null ? null : { amount, currency: currency ?? 'INR' },
      seenAt: seenAt.toISOString(),
    }),
  );
  return { payments, ...place };
}
