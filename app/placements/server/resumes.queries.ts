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

export const pdfOf = async (id: string): Promise<Buffer | undefined> =>
  (await db().selectFrom('placement_resumes').select('pdf').where('id', '=', id).executeTakeFirst())
    ?.pdf;

export const ownPdf = async (uid: string, id: string): Promise<Buffer | undefined> =>
  (
    await db()
      .selectFrom('placement_resumes')
      .select('pdf')
      .where('id', '=', id)
      .where('uid', '=', uid)
      .executeTakeFirst()
  )?.pdf;

/** A person's résumés that no application includes, except one. */
export const deleteUnsent = ({ uid, butFor }: { uid: string; butFor: string | null }) =>
  db()
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
    .execute();
