import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { consume } from '#app/platform/limits.ts';
import { log } from '#app/platform/log.ts';
import { problemsOf, refuse as refuseAtDoor } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import type { GatewayPayment } from '../../payment-state.ts';
import type { QuarantineReason } from '../../quarantine-reason.ts';
import { disputeNews, type Dispute } from '../../razorpay-dispute.ts';
import type { ToldPayment } from '../gateway/payer-signature.ts';
import type { ToldRefund } from '../gateway/payment-gateway.ts';
import { eventSignature } from '../gateway/razorpay-signature.ts';
import { isSignedWith } from '../gateway/rotated-signature.ts';
import { applyGatewayFact } from '../orders/gateway-facts.service.ts';
import { applyRefund } from '../orders/refunds.service.ts';
import { setup } from '../ports.ts';
import { insertQuarantine } from '../quarantine/queries.ts';
import type { EventOutcome } from '../tables.ts';
import { isForeign, learnAccount } from './account.service.ts';
import { applyDispute } from './disputes.service.ts';
import { bodyHashOf, insertEvent, insertEventOutcome } from './queries.ts';

const refuse = problemsOf(paymentProblems);

/** The gateway waits five seconds for an answer. Before that we ask it to retry. */
const answerWithinMs = 4500;

/** Valid signatures are never limited (reliability.md section 5). */
const badSignatures = { name: 'webhook-signature', points: 60, per: 60 };

const carried = z.object({ entity: z.unknown() }).optional();
const eventBody = z.object({
  event: z.string().regex(/^[\w.-]{1,100}$/),
  account_id: z.string().max(100).nullish(),
  payload: z.object({ payment: carried, dispute: carried, refund: carried }),
});

/** Razorpay's dispute entity, as far as we read it. */
const disputeIn = z
  .object({
    id: z.string().regex(/^\w{1,64}$/),
    payment_id: z.string().regex(/^\w{1,64}$/),
    amount: z.int(),
    currency: z.string().max(3),
    reason_description: z.string().max(500).nullish().catch(null),
    reason_code: z.string().max(200).nullish().catch(null),
  })
  .transform((entity): Dispute => ({
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    reason: entity.reason_description ?? entity.reason_code ?? null,
  }));

export interface ReceivedEvent {
  /** The raw bytes, which the signature is made from. */
  raw: Buffer;
  signature: string | undefined;
  eventId: string | undefined;
}

/**
 * Receives one event of the gateway. Returning means that it is committed; after an exception the
 * gateway must deliver it again.
 * @throws {Problem} payment/invalid-event-signature, payment/not-set-up, server/unavailable
 */
export async function receiveEvent(ctx: Context, event: ReceivedEvent): Promise<void> {
  const { webhookSecret } = setup();
  const sign = (secret: string) => eventSignature(event.raw, secret);
  if (!isSignedWith(webhookSecret, event.signature, { now: ctx.clock.now(), sign })) {
    await consume(badSignatures, ctx.ip);
    throw refuse('payment/invalid-event-signature');
  }
  const late = new AbortController();
  const overdue = setTimeout(answerWithinMs, undefined, { signal: late.signal }).then(() => {
    throw refuseAtDoor('server/unavailable', { retryAfter: 30 });
  });
  overdue.catch(() => undefined);
  try {
    await Promise.race([take(ctx, event), overdue]);
  } finally {
    late.abort();
  }
}

/** The content of a signed body. */
interface SignedEvent {
  /** Redeliveries have the same id. Without the header, equal bytes are the same event. */
  id: string;
  bodyHash: string;
  /** Null when it can't be read. */
  told: ToldEvent | null;
}

interface ToldEvent {
  type: string;
  accountId: string | null;
  payment: ToldPayment | null;
  dispute: Dispute | null;
  refund: ToldRefund | null;
}

async function take(ctx: Context, { raw, eventId }: ReceivedEvent): Promise<void> {
  const bodyHash = sha256(raw.toString('latin1'));
  const id = eventId && /^[\w-]{1,100}$/.test(eventId) ? eventId : bodyHash;
  const event = { id, bodyHash, told: readEvent(raw) };
  await tx(async () => {
    const now = ctx.clock.now();
    const type = event.told?.type ?? 'unknown';
    if (!(await insertEvent({ id, type, fact: factIn(event.told), bodyHash, now })))
      return compareBodies(ctx, event);
    await insertEventOutcome(id, await act(ctx, event), now);
  });
}

/**
 * The same id with other bytes is no redelivery. An admin must check it, and we ignore its content.
 */
async function compareBodies(ctx: Context, { id, bodyHash, told }: SignedEvent): Promise<void> {
  const before = await bodyHashOf(id);
  if (before === undefined || before === bodyHash) return;
  log.error(
    { event: id, type: told?.type, payment: told?.payment?.id },
    'ALERT: another signed event came under the id of an earlier one',
  );
  await putAside(ctx, 'event-id-reused', id, factIn(told));
}

async function act(ctx: Context, { id, told }: SignedEvent): Promise<EventOutcome> {
  if (!told) return putAside(ctx, 'unreadable-event', id, null);
  const { type, accountId, payment, dispute, refund } = told;
  if (await isForeign(accountId)) {
    log.error(
      { event: id, account: accountId },
      'ALERT: a signed event came from an account that is not ours',
    );
    return putAside(ctx, 'foreign-account', id, factIn(told));
  }
  // Before the payment, whose refunded amount does not contain what failed.
  if (refund) await applyRefund(ctx, refund);
  const outcome = payment ? await applyGatewayFact(ctx, { payment, source: 'webhook' }) : 'ignored';
  if (outcome === 'applied') await learnAccount(ctx, accountId);
  // The money did not reach the buyer, so an admin must act.
  if (payment && type === 'refund.failed')
    await putAside(ctx, 'refund-failed', refund?.id ?? payment.id, {
      eventId: id,
      paymentId: payment.id,
    });
  if (!dispute) return outcome;
  await applyDispute(ctx, type, dispute);
  return outcome === 'quarantined' ? outcome : 'applied';
}

async function putAside(
  ctx: Context,
  reason: QuarantineReason,
  subject: string,
  fact: object | null,
): Promise<'quarantined'> {
  await insertQuarantine({ reason, subject, fact, now: ctx.clock.now() });
  return 'quarantined';
}

/** The payment in an event, without its payer. */
function factIn(told: ToldEvent | null): GatewayPayment | null {
  if (!told?.payment) return null;
  const { payer: _payer, ...fact } = told.payment;
  return fact;
}

function readEvent(raw: Buffer): ToldEvent | null {
  try {
    const {
      event: type,
      account_id: accountId,
      payload,
    } = eventBody.parse(JSON.parse(raw.toString('utf8')));
    const payment = payload.payment ? setup().gateway.readPayment(payload.payment.entity) : null;
    if (payload.payment && !payment)
      throw new Error(`the payment of ${type} is of an unknown shape`);
    return {
      type,
      accountId: accountId ?? null,
      payment,
      refund: payload.refund ? setup().gateway.readRefund(payload.refund.entity) : null,
      dispute: disputeNews(type) ? disputeIn.parse(payload.dispute?.entity) : null,
    };
  } catch (error) {
    // It is signed, so it is Razorpay's. If we refused it for a day, Razorpay would switch the
    // webhook off.
    log.error({ err: error }, 'a signed event could not be read and was put aside');
    return null;
  }
}
