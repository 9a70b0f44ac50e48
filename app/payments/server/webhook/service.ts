import { setTimeout } from 'node:timers/promises';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { consume } from '#app/platform/limits.ts';
import { log } from '#app/platform/log.ts';
import { problemsOf, refuse as refuseAtDoor } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import type { EventFact } from '../../payment-state.ts';
import type { QuarantineReason } from '../../quarantine-reason.ts';
import type { ReceivedEvent, ToldEvent } from '../gateway/payment-gateway.ts';
import { applyGatewayFact, compareSoon } from '../orders/gateway-facts.service.ts';
import { orderByGatewayId } from '../orders/queries.ts';
import { applyRefund, distrustReports } from '../orders/refunds.service.ts';
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

/**
 * Receives one event of the gateway. Returning means that it is committed; after an exception the
 * gateway must deliver it again.
 * @throws {Problem} payment/invalid-event-signature, payment/not-set-up, server/unavailable
 */
export async function receiveEvent(ctx: Context, event: ReceivedEvent): Promise<void> {
  if (!setup().webhook.isSigned(event, ctx.clock.now())) {
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

interface SignedEvent {
  /** Redeliveries have the same id. Without one, equal bytes are the same event. */
  id: string;
  bodyHash: string;
  /** Null when it can't be read. */
  told: ToldEvent | null;
}

async function take(ctx: Context, received: ReceivedEvent): Promise<void> {
  const bodyHash = sha256(received.raw.toString('latin1'));
  const given = setup().webhook.idOf(received);
  const id = given && /^[\w-]{1,100}$/.test(given) ? given : bodyHash;
  const event = { id, bodyHash, told: readEvent(received) };
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
  const { accountId, payment, dispute, refund, notRefunded } = told;
  if (await isForeign(accountId)) {
    log.error(
      { event: id, account: accountId },
      'ALERT: a signed event came from an account that is not ours',
    );
    return putAside(ctx, 'foreign-account', id, factIn(told));
  }
  // Before the payment, whose refunded amount does not contain what failed.
  if (refund) await applyRefund(ctx, refund);
  const failedFor = notRefunded && (await distrustReports(ctx, notRefunded, refund));
  if (failedFor) await compareSoon(failedFor);
  const outcome = payment ? await applyGatewayFact(ctx, { payment, source: 'webhook' }) : 'ignored';
  if (outcome === 'applied') await learnAccount(ctx, accountId);
  // The money did not reach the buyer, so an admin must act.
  if (notRefunded)
    await putAside(ctx, 'refund-failed', refund?.id ?? notRefunded, {
      eventId: id,
      paymentId: notRefunded,
    });
  const order = told.askAbout && (await orderByGatewayId(told.askAbout));
  if (order) await compareSoon(order.id);
  if (!dispute) return outcome;
  await applyDispute(ctx, dispute);
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

/** The payment in an event, without its payer; else the ids of what the event is about. */
function factIn(told: ToldEvent | null): EventFact | null {
  if (!told) return null;
  if (told.payment) {
    const { payer: _payer, ...fact } = told.payment;
    return fact;
  }
  const id = told.dispute?.dispute.paymentId ?? told.notRefunded;
  return id || told.askAbout ? { id, orderId: told.askAbout } : null;
}

function readEvent(received: ReceivedEvent): ToldEvent | null {
  try {
    return setup().webhook.read(received);
  } catch (error) {
    // It is signed, so it is the gateway's. If we refused it for a day, the gateway would switch the
    // webhook off.
    log.error({ err: error }, 'a signed event could not be read and was put aside');
    return null;
  }
}
