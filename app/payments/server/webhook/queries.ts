import { q } from '#app/platform/database.ts';
import type { EventFact } from '../../payment-state.ts';
import type { EventOutcome, PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

/** False when we already have the event: its row, once committed, proves that it was applied. */
export async function insertEvent(event: {
  id: string;
  type: string;
  fact: EventFact | null;
  bodyHash: string;
  now: Date;
}): Promise<boolean> {
  const inserted = await db()
    .insertInto('gateway_events')
    .values({
      event_id: event.id,
      type: event.type,
      fact: event.fact && JSON.stringify(event.fact),
      body_hash: event.bodyHash,
      received_at: event.now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Undefined for an event from before hashes were stored. */
export async function bodyHashOf(eventId: string): Promise<string | undefined> {
  const event = await db()
    .selectFrom('gateway_events')
    .select('body_hash')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return event?.body_hash ?? undefined;
}

export async function knownAccount(): Promise<string | undefined> {
  return (await db().selectFrom('gateway_account').select('account_id').executeTakeFirst())
    ?.account_id;
}

/** Nothing when one is already stored. */
export const rememberAccount = (accountId: string, now: Date) =>
  db()
    .insertInto('gateway_account')
    .values({ account_id: accountId, learned_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const insertEventOutcome = (eventId: string, outcome: EventOutcome, now: Date) =>
  db()
    .insertInto('gateway_event_outcomes')
    .values({ event_id: eventId, outcome, at: now })
    .execute();
