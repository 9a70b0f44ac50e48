import type { OrderAnswer } from '../../history.contract.ts';
import type { OrderWithInstants } from './history.queries.ts';

/** An order as its buyer's browser, and an admin, read it. */
export const orderAnswer = ({
  id: _id,
  gatewayOrderId,
  amountPaise,
  rewardsPaise,
  allFailed,
  returnedPaise,
  returnedAt,
  returnEndedAt,
  ...order
}: OrderWithInstants): OrderAnswer => ({
  ...order,
  orderId: gatewayOrderId ?? '',
  amount: amountPaise,
  rewards: rewardsPaise,
  declined: order.status !== 'paid' && order.status !== 'refunded' && allFailed === true,
  startsAt: order.startsAt.toISOString(),
  endsAt: order.endsAt?.toISOString() ?? null,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  refundedAt: order.refundedAt?.toISOString() ?? null,
  returned: returnedAt && {
    amount: Number(returnedPaise),
    at: returnedAt.toISOString(),
    refundedAt: returnEndedAt?.toISOString() ?? null,
  },
});
