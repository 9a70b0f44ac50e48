import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { AddedCartridgesTable, CartridgesTables, RunningImportsTable } from './tables.ts';

const db = () => q<CartridgesTables>();

type Claim = Pick<RunningImportsTable, 'course_id' | 'holder'>;

/** False if another request is adding a package to this draft. */
export async function claimDraft(row: RunningImportsTable): Promise<boolean> {
  const claimed = await db()
    .insertInto('running_imports')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('course_id')
        .doUpdateSet(row)
        .where('running_imports.until', '<', row.begun_at),
    )
    .returning('holder')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const renewClaim = ({ course_id: courseId, holder, until }: RunningImportsTable) =>
  db()
    .updateTable('running_imports')
    .set({ until })
    .where('course_id', '=', courseId)
    .where('holder', '=', holder)
    .execute();

/** A failed import keeps its row, so that the page can say that it failed. */
export const failClaim = ({ course_id: courseId, holder }: Claim, now: Date) =>
  db()
    .updateTable('running_imports')
    .set({ holder: '', until: now })
    .where('course_id', '=', courseId)
    .where('holder', '=', holder)
    .execute();

export const deleteClaim = ({ course_id: courseId, holder }: Claim) =>
  db()
    .deleteFrom('running_imports')
    .where('course_id', '=', courseId)
    .where('holder', '=', holder)
    .execute();

/** How many packages a course remembers. */
const most = 100;

export async function saveAdded(row: AddedCartridgesTable): Promise<void> {
  await db()
    .insertInto('added_cartridges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['course_id', 'digest']).doUpdateSet(row))
    .execute();
  await db()
    .deleteFrom('added_cartridges')
    .where('course_id', '=', row.course_id)
    .where('digest', 'in', (query) =>
      query
        .selectFrom('added_cartridges')
        .select('digest')
        .where('course_id', '=', row.course_id)
        .orderBy('added_at', 'desc')
        .offset(most),
    )
    .execute();
}

/** When this very package was last added to the course. */
export const selectAdded = (courseId: string, digest: string) =>
  db()
    .selectFrom('added_cartridges')
    .select('added_at')
    .where('course_id', '=', courseId)
    .where('digest', '=', digest)
    .executeTakeFirst();

/** The import that runs or has failed, and the package that was added last. */
export const selectLastImport = (courseId: string) =>
  db()
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('always'))
    .leftJoin('running_imports as running', (join) => join.on('running.course_id', '=', courseId))
    .leftJoin('added_cartridges as added', (join) => join.on('added.course_id', '=', courseId))
    .select(['running.begun_at', 'running.until', 'added.added_at'])
    .select(['added.title', 'added.stages', 'added.lessons'])
    .orderBy('added.added_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirstOrThrow();
