import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { MediaTables } from './tables.ts';

const db = () => q<MediaTables>();

interface Claim {
  key: string;
  holder: string;
  until: Date;
}

/** False if someone else has it, whose time isn't over. They are told that it is wanted. */
export async function claim({ key, holder, until }: Claim, now: Date): Promise<boolean> {
  const taken = await db()
    .insertInto('upload_locks')
    .values({ key, holder, until, wanted: false })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        holder: sql`case when upload_locks.until < ${now} then excluded.holder else upload_locks.holder end`,
        until: sql`case when upload_locks.until < ${now} then excluded.until else upload_locks.until end`,
        wanted: sql<boolean>`upload_locks.until >= ${now}`,
      }),
    )
    .returning('holder')
    .executeTakeFirstOrThrow();
  return taken.holder === holder;
}

/** Whether another request waits for it; undefined if it was lost. */
export async function renew({ key, holder, until }: Claim): Promise<boolean | undefined> {
  const kept = await db()
    .updateTable('upload_locks')
    .set({ until })
    .where('key', '=', key)
    .where('holder', '=', holder)
    .returning('wanted')
    .executeTakeFirst();
  return kept?.wanted;
}

export const release = ({ key, holder }: Pick<Claim, 'key' | 'holder'>) =>
  db().deleteFrom('upload_locks').where('key', '=', key).where('holder', '=', holder).execute();
