import type { Insertable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { InvestorLettersTable, InvestorsTables } from './tables.ts';

const db = () => q<InvestorsTables>();

export const insertLetter = (letter: Insertable<InvestorLettersTable>) =>
  db().insertInto('investor_letters').values(letter).execute();

/** The name of a published investor. */
export const shownName = async (id: string): Promise<string | undefined> =>
  (
    await db()
      .selectFrom('investors')
      .select('name')
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .executeTakeFirst()
  )?.name;

const open = () => db().selectFrom('investor_letters').where('closed_at', 'is', null);

/** Oldest first, each with its investor. */
export const openLetters = () =>
  open()
    .select(['id', 'kind', 'email', 'about', 'words', 'received_at'])
    .select((letter) =>
      jsonObjectFrom(
        letter
          .selectFrom('investors')
          .selectAll('investors')
          .whereRef('investors.id', '=', 'investor_letters.investor_id'),
      ).as('investor'),
    )
    .orderBy('received_at')
    .orderBy('id');

export const openLettersCount = () => countIn(open());

/** Returns nothing when it is already closed, or missing. */
export const closeLetter = ({
  id,
  accepted,
  by,
  now,
}: {
  id: string;
  accepted: boolean;
  by: string;
  now: Date;
}) =>
  db()
    .updateTable('investor_letters')
    .set({ closed_at: now, closed_by: by, accepted })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['kind', 'uid', 'email', 'investor_id'])
    .executeTakeFirst();

export const letterExists = async (id: string): Promise<boolean> =>
  (await db()
    .selectFrom('investor_letters')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
