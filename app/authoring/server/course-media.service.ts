import type { CourseContent } from '#app/courses/course-content.ts';
import { mediaIdsIn } from '#app/media/media-address.ts';
import { shownMedia } from '#app/media/server/face.ts';
import type { MediaById } from '#app/media/shown-media.ts';
import { selectWriters } from './authors.queries.ts';

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

const idsIn = (bodies: readonly (string | null)[]): string[] =>
  bodies.flatMap((body) => mediaIdsIn(body ?? ''));
