import type { CourseContent } from '#app/courses/course-content.ts';
import type { AuthoredTexts } from '#app/courses/desk.contract.ts';
import { isOurPicture } from '#app/courses/our-picture.ts';
import { changeCourse, editedCourse } from '#app/courses/server/content.face.ts';
import { mediaIdsIn } from '#app/media/media-address.ts';
import { shownMedia } from '#app/media/server/face.ts';
import type { MediaById } from '#app/media/shown-media.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { selectWriters } from './authors.queries.ts';
import type { Author } from './drafts.service.ts';

interface OfCourse {
  id: string;
  /** What readers have of it; asked for only if it matters. */
  published: () => Promise<CourseContent>;
}

/**
 * Of the media that texts name, those that a course may show: its authors', the admins', the
 * school's own, and what it shows already. A free lesson makes its media public, so an author can't
 * decide that about another's.
 */
export async function mediaFor(
  course: OfCourse,
  bodies: readonly (string | null)[],
): Promise<MediaById> {
  const named = await shownMedia(idsIn(bodies));
  if (named.size === 0) return named;
  const owners = new Set([...named.values()].flatMap(({ owner }) => owner ?? []));
  const writers = new Set(await selectWriters(course.id, [...owners]));
  if (writers.size === owners.size) return named;
  const { stages } = await course.published();
  const there = new Set(idsIn(stages.flatMap(({ lessons }) => lessons.map(({ body }) => body))));
  return new Map(
    [...named].filter(([id, { owner }]) => owner === null || writers.has(owner) || there.has(id)),
  );
}

/** Whether a cover was a picture of the library that is not there any more. */
export const isPictureGone = async (image: string | null): Promise<boolean> =>
  image !== null && isOurPicture(image) && (await shownMedia(mediaIdsIn(image))).size === 0;

const idsIn = (bodies: readonly (string | null)[]): string[] =>
  bodies.flatMap((body) => mediaIdsIn(body ?? ''));

/**
 * Changes what the page of a course says. The picture of its cover becomes public, so the rule of
 * `mediaFor` holds here too: authors may only choose their own, admins anyone's.
 * @throws {Problem} those of `changeCourse`
 */
export async function changePage(ctx: Author, texts: AuthoredTexts & Edited) {
  const { image } = await editedCourse(ctx, texts.id);
  const [shown] = mediaIdsIn(image ?? '');
  return changeCourse(
    ctx,
    texts,
    async ({ id, owner }) =>
      ctx.actor.role === 'admin' ||
      owner === null ||
      id === shown ||
      (await selectWriters(texts.id, [owner])).length > 0,
  );
}
