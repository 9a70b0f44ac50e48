import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { PlacementResumesTable, PlacementsTables } from './tables.ts';

const db = () => q<PlacementsTables>();

const columns = ['id', 'name', 'bytes', 'uploaded_at as uploadedAt'] as const;

export const insertResume = (resume: PlacementResumesTable) =>
  db().insertInto('placement_resumes').values(resume).returning(columns).executeTakeFirstOrThrow();

export type ResumeRow = Awaited<ReturnType<typeof insertResume>>;

/** The last uploaded one. */
export const newestResume = (uid: string): Promise<ResumeRow | undefined> =>
  db()
    .selectFrom('placement_resumes')
    .select(columns)
    .where('uid', '=', uid)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Until the transaction ends, no other may send or delete this person's résumés. */
export const lockResumes = (uid: string) =>
  db()
    .selectFrom('placement_resumes')
    .select('id')
    .where('uid', '=', uid)
    .orderBy('id')
    .$call(forUpdate)
    .execute();

const files = () =>
  db().selectFrom('placement_resumes').select(['id', 'uid', 'name', 'media_id', 'pdf']);

export type ResumeFile = NonNullable<Awaited<ReturnType<typeof resumeFile>>>;

/** Where its bytes are. */
export const resumeFile = (id: string) => files().where('id', '=', id).executeTakeFirst();

/** One that is not in the store yet. */
export const resumeToMove = () => files().where('media_id', 'is', null).limit(1).executeTakeFirst();

/** False if it is gone, or in the store already. */
export async function putInStore(id: string, media_id: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('placement_resumes')
    .set({ media_id, pdf: null })
    .where('id', '=', id)
    .where('media_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A person's résumés that no application includes, except one. Answers the ids of their files. */
export const deleteUnsent = async ({
  uid,
  butFor,
}: {
  uid: string;
  butFor: string | null;
}): Promise<string[]> =>
  namesIn(
    await db()
      .deleteFrom('placement_resumes')
      .where('uid', '=', uid)
      .$if(butFor !== null, (query) => query.where('id', '<>', butFor))
      .where((its) =>
        its.not(
          its.exists(
            its
              .selectFrom('placement_applications')
              .select('id')
              .whereRef('resume_id', '=', 'placement_resumes.id'),
          ),
        ),
      )
      .returning('media_id')
      .execute(),
  );

/** All of a person's. Answers the ids of their files. */
export const deleteResumesOf = async (uid: string): Promise<string[]> =>
  namesIn(
    await db()
      .deleteFrom('placement_resumes')
      .where('uid', '=', uid)
      .returning('media_id')
      .execute(),
  );

const namesIn = (rows: readonly { media_id: string | null }[]): string[] =>
  rows.flatMap(({ media_id }) => media_id ?? []);
