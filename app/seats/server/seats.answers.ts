import { unseal } from '#app/platform/sealing.ts';
import type { DeskSeat, Seat } from '../contract.ts';
import { seatState } from '../seat-state.ts';
import { settings } from './ports.ts';
import type { ListedSeat, SeatRow } from './queries.ts';

type Sealed = Pick<ListedSeat, 'id' | 'code'>;

/** The code itself, if this installation's key opens it. */
export const codeOf = ({ id, code }: Sealed): string | null =>
  (code && unseal(settings().sealingKey, code, id)) ?? null;

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

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
    sentAt: instantOf(row.sentAt),
    redeemedAt: instantOf(row.redeemedAt),
    redeemedBy: row.holder,
    withdrawnAt: instantOf(row.withdrawnAt),
  };
}

/** A seat as the desk reads it. */
export const deskSeatAnswer = (
  row: Omit<SeatRow, 'buyer'> & { holder: string | null },
): DeskSeat => ({
  place: row.place,
  state: seatState(row),
  sentTo: row.sentTo,
  sentAt: instantOf(row.sentAt),
  redeemedAt: instantOf(row.redeemedAt),
  redeemedBy: row.redeemedBy === null ? null : { uid: row.redeemedBy, name: row.holder ?? '' },
  withdrawnAt: instantOf(row.withdrawnAt),
});
