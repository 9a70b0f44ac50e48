import { q } from '#app/platform/database.ts';
import type { AccountsTables } from './tables.ts';

const db = () => q<AccountsTables>();

export const insertTicket = (ticket: {
  ticketHash: string;
  uid: string;
  now: Date;
  expiresAt: Date;
}) =>
  db()
    .insertInto('sign_in_tickets')
    .values({
      ticket_hash: ticket.ticketHash,
      uid: ticket.uid,
      created_at: ticket.now,
      expires_at: ticket.expiresAt,
    })
    .execute();

export const liveTicket = (ticketHash: string, now: Date) =>
  db()
    .selectFrom('sign_in_tickets')
    .select('uid')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses the ticket up in one statement: of several simultaneous tries one gets its holder. */
export const takeTicket = (ticketHash: string, now: Date) =>
  db()
    .deleteFrom('sign_in_tickets')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .returning('uid')
    .executeTakeFirst();

/** When a session was opened, and when the password was last entered again in it. */
export const sessionProofs = (sessionId: string) =>
  db()
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

export const setConfirmed = (sessionId: string, now: Date) =>
  db()
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('session_id', '=', sessionId)
    .execute();

export const setSecondFactor = (sessionId: string, now: Date) =>
  db()
    .updateTable('sessions')
    .set({ second_factor_at: now })
    .where('session_id', '=', sessionId)
    .execute();

export const forgetSecondFactor = (uid: string) =>
  db().updateTable('sessions').set({ second_factor_at: null }).where('uid', '=', uid).execute();
