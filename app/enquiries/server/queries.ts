import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { EnquiryState } from '../enquiry-state.ts';
import type { EnquiriesTable, EnquiriesTables } from './tables.ts';

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

export const countEnquiries = async (state: EnquiryState): Promise<number> =>
  (
    await db()
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
  ).found;
