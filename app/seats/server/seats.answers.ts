import { unseal } from '#app/platform/sealing.ts';
import type { Seat } from '../contract.ts';
import { seatState } from '../seat-state.ts';
import { settings } from './ports.ts';
import type { ListedSeat } from './queries.ts';

type Sealed = Pick<ListedSeat, 'id' | 'code'>;

/** The code itself, if this installation's key opens it. */
export const codeOf = ({ id, code }: Sealed): string | null =>
  (code && unseal(settings().sealingKey, code, id)) ?? null;

/** A seat as its buyer reads it. */
export function seatAnswer(row: ListedSeat): Seat {
  const state = seatState(row);
  return {
    id: row.id,
    planType: row.planType,
    orderId: row.gatewayOrderId,
    place: row.place,
    state,
    code: state === 'free' ? codeOf(row) : null,
    sentTo: row.sentTo,
    sentAt: row.sentAt?.toISOString() ?? null,
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
    redeemedBy: row.holder,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}
