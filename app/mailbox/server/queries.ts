import { sql, type Selectable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { MailboxTable, MailboxTables } from './tables.ts';

const db = () => q<MailboxTables>();

export async function insertMail(mail: MailboxTable): Promise<void> {
  await db()
    .insertInto('mailbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Newest first. */
export const selectMails = async (
  recipient: string | undefined,
  most: number,
): Promise<Selectable<MailboxTable>[]> =>
  db()
    .selectFrom('mailbox')
    .selectAll()
    .$if(recipient !== undefined, (query) =>
      query.where(sql`lower(recipient)`, '=', recipient?.toLowerCase()),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

export const selectMailForms = (id: string): Promise<{ html: string; text: string } | undefined> =>
  db().selectFrom('mailbox').select(['html', 'text']).where('id', '=', id).executeTakeFirst();
