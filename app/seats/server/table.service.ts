import { planLabel } from '#app/memberships/plans.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvRows, type Cell } from '#app/platform/csv.ts';
import { streamOf } from '#app/platform/text-stream.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { redeemAddress } from '../seat-code.ts';
import { seatStateNames } from '../seat-state.ts';
import { seatsAfter, type ListedSeat } from './queries.ts';
import { seatAnswer } from './seats.answers.ts';

const columns = [
  'Order',
  'No.',
  'Plan',
  'State',
  'Code',
  'Link',
  'Sent to',
  'Redeemed on',
  'Redeemed by',
];

function cellsOf(row: ListedSeat): Cell[] {
  const { orderId, place, planType, state, code, sentTo, redeemedBy } = seatAnswer(row);
  return [
    orderId,
    place,
    planLabel(planType),
    seatStateNames[state],
    code,
    code && publicAddress(redeemAddress(code)),
    sentTo,
    row.redeemedAt && indianDate(row.redeemedAt),
    redeemedBy,
  ];
}

const perRead = 500;

async function* partsOf(uid: string): AsyncGenerator<string, void> {
  yield csvRows([columns]);
  for (let offset = 0; ; offset += perRead) {
    const rows = await seatsAfter(uid, offset, perRead);
    if (rows.length > 0) yield csvRows(rows.map(cellsOf));
    if (rows.length < perRead) return;
  }
}

/** All of the caller's codes, read a few at a time while they are sent. */
export const seatsTable = ({ actor }: Context<Actor>): ReadableStream<Uint8Array> =>
  streamOf(partsOf(actor.uid));
