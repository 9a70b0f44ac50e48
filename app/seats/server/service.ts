import { randomBytes } from 'node:crypto';
import { planLabel } from '#app/memberships/plans.ts';
import { reversePeriod } from '#app/memberships/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { PaidOrder } from '#app/payments/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { newId, sha256 } from '#app/platform/ids.ts';
import { seal } from '#app/platform/sealing.ts';
import type { DeskSeat, OwnSeats } from '../contract.ts';
import { seatNews } from '../news.ts';
import { newCode } from '../seat-code.ts';
import { settings } from './ports.ts';
import * as queries from './queries.ts';
import { deskSeatAnswer, seatAnswer } from './seats.answers.ts';

const notify = tellerOf(seatNews);

/** Issues the codes of an order for seats, in the transaction that makes it paid. */
export async function issueSeats(ctx: Context, order: PaidOrder): Promise<void> {
  if (order.seats === null) return;
  const issuedAt = ctx.clock.now();
  await queries.insertSeats(
    Array.from({ length: order.seats }, (_, index) => {
      const id = newId();
      const code = newCode(randomBytes);
      return {
        id,
        order_id: order.orderId,
        gateway_order_id: order.gatewayOrderId ?? '',
        place: index + 1,
        uid: order.uid,
        plan_type: order.planType,
        code_hash: sha256(code),
        code: seal(settings().sealingKey, code, id),
        issued_at: issuedAt,
      };
    }),
  );
}

/** The people who have redeemed codes of an order. */
export const seatHolders = (orderId: string): Promise<string[]> => queries.holdersOf(orderId);

/**
 * The money of an order went back: its free codes no longer work, and the memberships redeemed with
 * the others end. The memberships of their holders are locked.
 */
export async function withdrawSeats(ctx: Context, { orderId, seats }: PaidOrder): Promise<void> {
  if (seats === null) return;
  for (const seat of await queries.markWithdrawn(orderId, ctx.clock.now())) {
    const { id, redeemedBy, planType } = seat;
    if (!redeemedBy) continue;
    await reversePeriod(ctx, { seatId: id, reason: 'its payment went back' });
    const data = { plan: planLabel(planType) };
    const key = `seat-withdrawn:${id}`;
    await notify(ctx, { uid: redeemedBy, kind: 'seat-withdrawn', data, key });
  }
}

/** What became of the codes of an order. */
export const seatsAtDesk = async (orderId: string): Promise<DeskSeat[]> =>
  (await queries.seatsOfOrder(orderId)).map(deskSeatAnswer);

const perPage = 20;

/** A page of the caller's codes. */
export async function ownSeats(
  { actor }: Context<Actor>,
  { page: asked }: { page: number },
): Promise<OwnSeats> {
  const [{ rows, page, pages }, counts] = [
    await queries.seatsOnPage(actor.uid, { page: asked, perPage }),
    await queries.countsOf(actor.uid),
  ];
  return { items: rows.map(seatAnswer), page, pages, counts };
}
