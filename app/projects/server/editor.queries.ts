import { q } from '#app/platform/database.ts';
import type { VersionRow } from './queries.ts';
import type { ProjectsTables } from './tables.ts';

const db = () => q<ProjectsTables>();

interface NewVersion extends VersionRow {
  course_id: string;
  taken_over: boolean;
  saved_at: Date;
  saved_by_uid: string | null;
}

/** False if `version` is not the next one any more. */
export async function insertVersion({ criteria, ...row }: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('project_versions')
    .values({ ...row, criteria: JSON.stringify(criteria) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const deleteVersions = (courseId: string) =>
  db().deleteFrom('project_versions').where('course_id', '=', courseId).execute();
