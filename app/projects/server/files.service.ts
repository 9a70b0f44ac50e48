import { outlinedCourse } from '#app/courses/server/face.ts';
import { attachmentAddress, beginAttachment } from '#app/media/server/attachments.face.ts';
import { mayRespond } from './desk.service.ts';
import { selectNewest, selectSubmission } from './queries.ts';
import { refuse, type Person } from './service.ts';

/**
 * Begins to take a file for a project. Only the submission that names it makes it a part of
 * anything; what no submission names is removed after a week.
 * @throws {Problem} courses/not-found, projects/not-found, projects/no-files, and those of
 *   `beginAttachment`
 */
export async function beginFile(
  ctx: Person,
  { slug, ...upload }: { slug: string; name: string; size: number; fingerprint: string },
): Promise<{ id: string; address: string }> {
  const { course } = await outlinedCourse('slug', slug);
  const newest = await selectNewest(course.id);
  if (!newest?.offered) throw refuse('projects/not-found');
  if (!newest.takes_file) throw refuse('projects/no-files');
  return beginAttachment(ctx, upload);
}

/**
 * For its learner, after the membership has ended too, and for whoever may respond to it.
 * @throws {Problem} projects/no-file
 */
export async function fileOfSubmission(ctx: Person, id: string) {
  const row = await selectSubmission(id, ctx.actor.uid);
  const opens = row && (row.uid === ctx.actor.uid || mayRespond(ctx, row));
  if (!opens || row.file_id === null) throw refuse('projects/no-file');
  return attachmentAddress(ctx, row.file_id);
}
