import type { Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import type { CollegeTables } from './tables.ts';

const db = () => q<CollegeTables>();

interface NamedAddress {
  uid: string;
  mailbox: string;
  email: string;
  codeHash: string;
  now: Date;
  codeExpiresAt: Date;
}

/** A new code for the address; the previous one stops working, and a confirmation stays. */
export const nameAddress = ({ uid, mailbox, email, codeHash, now, codeExpiresAt }: NamedAddress) =>
  db()
    .insertInto('college_addresses')
    .values({
      uid,
      mailbox,
      email,
      code_hash: codeHash,
      asked_at: now,
      code_expires_at: codeExpiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'mailbox'])
        .doUpdateSet({ email, code_hash: codeHash, asked_at: now, code_expires_at: codeExpiresAt }),
    )
    .execute();

/** Uses a code up: of several simultaneous tries one gets the address. */
export const takeCode = (
  codeHash: string,
  now: Date,
): Promise<{ uid: string; mailbox: string } | undefined> =>
  db()
    .updateTable('college_addresses')
    .set({ code_hash: null })
    .where('code_hash', '=', codeHash)
    .where('code_expires_at', '>', now)
    .returning(['uid', 'mailbox'])
    .executeTakeFirst();

export const codeIsKnown = async (codeHash: string): Promise<boolean> =>
  (await db()
    .selectFrom('college_addresses')
    .select('uid')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()) !== undefined;

/** Accounts confirm a mailbox one after another, so the second sees what the first has done. */
export const lockMailbox = (mailbox: string) => lockNames(`college mailbox ${mailbox}`);

/** The account that has this mailbox as its second address. */
export const confirmedHolder = (mailbox: string | Expression<string>) =>
  db()
    .selectFrom('college_addresses')
    .select('uid')
    .where('mailbox', '=', mailbox)
    .where('confirmed_at', 'is not', null)
    .limit(1);

export const confirmAddress = (address: { uid: string; mailbox: string; now: Date; until: Date }) =>
  db()
    .updateTable('college_addresses')
    .set({ confirmed_at: address.now, confirmed_until: address.until })
    .where('uid', '=', address.uid)
    .where('mailbox', '=', address.mailbox)
    .execute();

/** The address that is confirmed the longest, else the one entered last. */
export const addressAsJson = (uid: Expression<string>) =>
  jsonObjectFrom(
    db()
      .selectFrom('college_addresses')
      .select(['email', 'confirmed_until as confirmedUntil'])
      .where('uid', '=', uid)
      .orderBy('confirmed_until', (order) => order.desc().nullsLast())
      .orderBy('asked_at', 'desc')
      .limit(1),
  );

export const deleteUnconfirmedBefore = (instant: Date) =>
  db()
    .deleteFrom('college_addresses')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', instant)
    .execute();
