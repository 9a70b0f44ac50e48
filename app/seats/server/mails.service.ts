import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { seatProblems } from '../contract.ts';
import { seatState } from '../seat-state.ts';
import { queueCodeMail } from './emails.tsx';
import * as queries from './queries.ts';
import { codeOf } from './seats.answers.ts';

const refuse = problemsOf(seatProblems);

/** Mails one of the caller's codes to an address, once. @throws {Problem} see the contract */
export const mailCode = (
  ctx: Context<Actor>,
  { id, email }: { id: string; email: string },
): Promise<void> =>
  tx(async () => {
    const seat = await queries.lockOwnSeat(ctx.actor.uid, id);
    const code = seat && codeOf(seat);
    if (!seat || !code) throw refuse('seat/not-found');
    if (seatState(seat) !== 'free') throw refuse('seat/not-free');
    if (seat.sentAt) throw refuse('seat/sent');
    await queries.lockMailsOf(seat.orderId);
    if (await queries.wasSentTo(seat.orderId, email)) throw refuse('seat/address-has-one');
    await queries.markSent(id, email, ctx.clock.now());
    await queueCodeMail(ctx, { id, code, email, planType: seat.planType });
  });
