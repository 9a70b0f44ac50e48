import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { consume } from '#app/platform/limits.ts';
import { log } from '#app/platform/log.ts';
import { refuse as refuseAtDoor } from '#app/shared/problem.ts';
import { insertEvent, insertEventOutcome } from './gateway-facts.queries.ts';
import { insertQuarantine } from './quarantine.queries.ts';
import { applyGatewayFact } from './gateway-facts.service.ts';
import type { ToldPayment } from './payer-signature.ts';
import { eventSignature, signaturesMatch } from './razorpay-signature.ts';
import { refuse, setup } from './service.ts';
import type { EventOutcome } from './tables.ts';

/** The gateway waits five seconds for an answer; before that we ask it to come again. */
const answerWithinMs = 4500;

/** Good signatures are never limited (reliability.md section 5). */
const badSignatures = { name: 'webhook-signature', points: 60, per: 60 };

const eventBody = z.object({
  event: z.string().regex(/^[\w.-]{1,100}$/),
  payload: z.object({ payment: z.object({ entity: z.unknown() }).optional() }),
});

export interface ReceivedEvent {
  /** The bytes as they came: the signature is over them. */
  raw: Buffer;
  signature: string | undefined;
  eventId: string | undefined;
}

/**
 * Takes one event of the gateway. Returning means that it is committed; whoever sees an exception is to deliver again.
 * @throws {Problem} payment/invalid-event-signature, payment/not-set-up, server/unavailable
 */
export async function receiveEvent(ctx: Context, event: ReceivedEvent): Promise<void> {
  const { webhookSecret } = setup();
  if (!signaturesMatch(eventSignature(event.raw, webhookSecret), event.signature)) {
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

async function take(ctx: Context, { raw, eventId }: ReceivedEvent): Promise<void> {
  // Redeliveries carry the same id; without the header the same bytes are the same event.
  const id = eventId && /^[\w-]{1,100}$/.test(eventId) ? eventId : sha256(raw.toString('utf8'));
  const event = readEvent(raw);
  if (!event) await setAside(ctx, id, 'unknown', 'quarantined');
  else if (!event.payment) await setAside(ctx, id, event.type, 'ignored');
  else {
    await applyGatewayFact(ctx, { payment: event.payment, source: 'webhook', event: { id, type: event.type } });
    if (event.type === 'refund.failed') await noteFailedRefund(ctx, id, event.payment.id);
  }
}

function readEvent(raw: Buffer): { type: string; payment: ToldPayment | null } | null {
  try {
    const { event: type, payload } = eventBody.parse(JSON.parse(raw.toString('utf8')));
    const payment = payload.payment ? setup().gateway.readPayment(payload.payment.entity) : null;
    if (payload.payment && !payment) throw new Error(`the payment of ${type} is of an unknown shape`);
    return { type, payment };
  } catch (error) {
    // Signed, so it is Razorpay's; refusing it for a day would have the webhook switched off.
    log.error({ err: error }, 'a signed event could not be read and was put aside');
    return null;
  }
}

const setAside = (ctx: Context, id: string, type: string, outcome: EventOutcome): Promise<void> =>
  tx(async () => {
    const now = ctx.clock.now();
    if (!(await insertEvent({ id, type, fact: null, now }))) return;
    await insertEventOutcome(id, outcome, now);
    if (outcome === 'quarantined') await insertQuarantine({ reason: 'unreadable-event', subject: id, fact: null, now });
  });

/** The money did not reach the buyer: a person has to see to it. */
const noteFailedRefund = async (ctx: Context, eventId: string, paymentId: string): Promise<void> => {
  await insertQuarantine({ reason: 'refund-failed', subject: paymentId, fact: { eventId }, now: ctx.clock.now() });
};
