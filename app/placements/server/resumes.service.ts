import {
  keepPersonalFile,
  personalFile,
  removePersonalFile,
} from '#app/media/server/personal-files.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { placementProblems, type Resume } from '../contract.ts';
import { resumeFault } from '../resume-file.ts';
import * as queries from './resumes.queries.ts';

const refuse = problemsOf(placementProblems);

export const resumeAnswer = ({ uploadedAt, ...row }: queries.ResumeRow): Resume => ({
  ...row,
  uploadedAt: uploadedAt.toISOString(),
});

/**
 * Stores a PDF for future applications. It replaces the earlier one, unless an application included
 * that.
 * @throws {Problem} placements/not-a-pdf, placements/resume-damaged
 */
export async function storeResume(
  ctx: Context<Actor>,
  { name, pdf }: { name: string; pdf: Buffer },
): Promise<Resume> {
  const fault = resumeFault(pdf);
  if (fault)
    throw refuse(fault === 'not-a-pdf' ? 'placements/not-a-pdf' : 'placements/resume-damaged');
  const { uid } = ctx.actor;
  return keepPersonalFile(ctx, { owner: uid, name, bytes: { resume: pdf } }, async (media_id) => {
    await queries.lockResumes(uid);
    const kept = await queries.insertResume({
      id: newId(),
      uid,
      name,
      media_id,
      pdf: null,
      bytes: pdf.length,
      uploaded_at: ctx.clock.now(),
    });
    await removeUnsent({ uid, butFor: kept.id });
    return resumeAnswer(kept);
  });
}

/** Removes a person's résumés that no application includes, except one. */
export async function removeUnsent(of: { uid: string; butFor: string | null }): Promise<void> {
  for (const id of await queries.deleteUnsent(of)) await removePersonalFile(id);
}

/** Removes all of a person's. */
export const removeResumesOf = (uid: string): Promise<void> =>
  tx(async () => {
    for (const id of await queries.deleteResumesOf(uid)) await removePersonalFile(id);
  });

/** @throws {Problem} placements/resume-not-found */
export async function ownResume({ actor }: Context<Actor>, id: string): Promise<Buffer> {
  const resume = await queries.resumeFile(id);
  const pdf = resume?.uid === actor.uid ? await pdfOf(resume) : undefined;
  if (!pdf) throw refuse('placements/resume-not-found');
  return pdf;
}

/** The bytes of one. */
export const pdfOf = async ({ media_id, pdf }: queries.ResumeFile): Promise<Buffer | undefined> =>
  media_id ? personalFile(media_id) : (pdf ?? undefined);

/** Résumés were in the database once. */
const move = defineJob({
  name: 'move-resumes',
  handler: async (_, { ctx, signal }) => {
    while (!signal.aborted) {
      const resume = await queries.resumeToMove();
      if (!resume?.pdf) break;
      const { id, uid: owner, name, pdf } = resume;
      await keepPersonalFile(ctx, { owner, name, bytes: { resume: pdf } }, async (media_id) => {
        if (!(await queries.putInStore(id, media_id)))
          throw new Error(`The résumé ${id} has changed`);
      });
    }
  },
});
schedule(move, '10 * * * *');
