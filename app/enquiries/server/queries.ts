import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { EnquiriesTable, EnquiriesTables, EnquiryState } from './tables.ts';

const db = () => q<EnquiriesTables>();

/** Adds the enquiry, or tells (false) that the same one is waiting already. */
export async function insertEnquiry(enquiry: Insertable<EnquiriesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('fingerprint').where('state', '=', 'new').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Newest first. */
export const enquiriesByState = (state: EnquiryState, most: number) =>
  db()
    .selectFrom('enquiries')
    .select(['id', 'kind', 'email', 'name', 'subject', 'message', 'received_at as receivedAt'])
    .select(['state', 'state_since as stateSince', 'state_by as stateBy'])
    .where('state', '=', state)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** False when the enquiry is not, or no longer, in the state it is to be taken from. */
export async function moveEnquiry(move: { id: string; from: EnquiryState; to: EnquiryState; by: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('enquiries')
    .set({ state: move.to, state_since: move.now, state_by: move.by })
    .where('id', '=', move.id)
    .where('state', '=', move.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const countEnquiries = async (state: EnquiryState): Promise<number> =>
  (
    await db()
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
  ).found;
