import type { Insertable } from 'kysely';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { EnquiriesTable, EnquiriesTables } from './tables.ts';

const db = () => q<EnquiriesTables>();

/** Adds the enquiry, or returns false if the same one is waiting already. */
export async function insertEnquiry(enquiry: Insertable<EnquiriesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('fingerprint').where('state', '=', 'new').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const newEnquiriesCount = () =>
  countIn(db().selectFrom('enquiries').where('state', '=', 'new'));
