import { namesOf } from '#app/accounts/server/people.face.ts';
import { paging } from '#app/shared/paging.ts';
import type { QuarantinedPayment, QuarantinedPayments } from '../../desk.contract.ts';
import { countQuarantined, quarantined } from './queries.ts';

const perPage = 20;

/** How much of what the gateway said does not add up, and waits for a person. */
export const waitingPayments = countQuarantined;

/** What does not add up and waits for a person. */
export async function quarantinedPayments({
  page: asked,
}: {
  page: number;
}): Promise<QuarantinedPayments> {
  const total = await countQuarantined();
  const { page, pages, ...stretch } = paging(total, asked, perPage);
  const rows = await quarantined(stretch);
  const names = await namesOf([...new Set(rows.flatMap(({ uid }) => uid ?? []))]);
  const payments = rows.map(
    ({ orderId, uid, expectedPaise, amount, currency, seenAt, ...row }): QuarantinedPayment => ({
      ...row,
      order:
        orderId !== null && uid !== null && expectedPaise !== null
          ? { orderId, expected: expectedPaise, buyer: { uid, name: names.get(uid) ?? null } }
          : null,
      // We ask for refunds in rupees, and note no currency with them.
      seen: amount === null ? null : { amount, currency: currency ?? 'INR' },
      seenAt: seenAt.toISOString(),
    }),
  );
  return { payments, page, pages, total };
}
