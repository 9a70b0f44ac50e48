import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { FoundersHubTables, StartupProfilesTable } from './tables.ts';

const db = () => q<FoundersHubTables>();

const taskColumns = ['task', 'done', 'notes', 'version'] as const;

export const tasksOf = (uid: string) =>
  db().selectFrom('founder_tasks').select(taskColumns).where('uid', '=', uid).execute();

export const taskOf = (uid: string, task: string) =>
  db()
    .selectFrom('founder_tasks')
    .select(taskColumns)
    .where('uid', '=', uid)
    .where('task', '=', task)
    .executeTakeFirst();

interface WrittenTask {
  uid: string;
  task: string;
  done: boolean;
  notes: string;
  /** The version that was edited. */
  version: number;
  now: Date;
}

/**
 * Undefined if there is another version by now, unless it has the same content: the browser then
 * repeats a request whose answer was lost.
 */
export const writeTask = ({ uid, task, done, notes, version, now }: WrittenTask) =>
  db()
    .insertInto('founder_tasks')
    .values({ uid, task, done, notes, version: version + 1, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'task'])
        .doUpdateSet({
          done,
          notes,
          changed_at: now,
          version: sql<number>`case when founder_tasks.version = ${version} then ${version + 1}::integer else founder_tasks.version end`,
        })
        .where((its) =>
          its.or([
            its('founder_tasks.version', '=', version),
            its.and([its('founder_tasks.done', '=', done), its('founder_tasks.notes', '=', notes)]),
          ]),
        ),
    )
    .returning(taskColumns)
    .executeTakeFirst();

export const profileOf = (uid: string): Promise<StartupProfilesTable | undefined> =>
  db().selectFrom('startup_profiles').selectAll().where('uid', '=', uid).executeTakeFirst();

export const profileByKey = (key: string): Promise<StartupProfilesTable | undefined> =>
  db().selectFrom('startup_profiles').selectAll().where('share_key', '=', key).executeTakeFirst();

type WrittenProfile = Omit<StartupProfilesTable, 'share_key' | 'shared_at'>;

/** Undefined if there is another version by now. */
export const writeProfile = (
  profile: WrittenProfile,
): Promise<StartupProfilesTable | undefined> => {
  const { uid, version, ...words } = profile;
  return db()
    .insertInto('startup_profiles')
    .values({ uid, ...words, version: version + 1 })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ ...words, version: version + 1 })
        .where('startup_profiles.version', '=', version),
    )
    .returningAll()
    .executeTakeFirst();
};

/** An existing link stays as it is. */
export const shareProfile = (
  uid: string,
  key: string,
  now: Date,
): Promise<StartupProfilesTable | undefined> =>
  db()
    .updateTable('startup_profiles')
    .set((its) => ({
      share_key: its.fn.coalesce('share_key', its.val(key)),
      shared_at: its.fn.coalesce('shared_at', its.val(now)),
    }))
    .where('uid', '=', uid)
    .where('name', '<>', '')
    .where('promise', '<>', '')
    .returningAll()
    .executeTakeFirst();

export const revokeShare = (uid: string) =>
  db()
    .updateTable('startup_profiles')
    .set({ share_key: null, shared_at: null })
    .where('uid', '=', uid)
    .execute();
