import { fileAddress } from '#app/media/media-address.ts';
import { shownMedia, signerFor } from '#app/media/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { myLessonPath } from '#app/shared/addresses.ts';
import { searchWords } from '#app/shared/search-words.ts';
import type { LessonFiles } from '../lesson-files.contract.ts';
import { lessonFilesFound, placesOf, topicsOfFiles } from './lesson-files.queries.ts';

const perPage = 12;
const mostTopics = 40;

export async function lessonFiles(
  ctx: Context<Actor>,
  { q, topic, page }: { q: string; topic: string; page: number },
): Promise<LessonFiles> {
  const [{ rows, total: _, ...place }, topics, sign] = await Promise.all([
    lessonFilesFound({ words: searchWords(q), topic }, { page, perPage }),
    topicsOfFiles(mostTopics),
    signerFor(ctx),
  ]);
  const [media, places] = await Promise.all([
    shownMedia([...new Set(rows.map(({ id }) => id))]),
    placesOf(rows),
  ]);
  return {
    files: rows.flatMap(({ id, lesson_id: lessonId, added_at: addedAt }) => {
      const file = media.get(id);
      const lesson = places.get(lessonId);
      if (!file || !lesson?.title || !lesson.slug) return [];
      return {
        id,
        name: file.name,
        size: file.size,
        addedAt: new Date(addedAt).toISOString(),
        address: sign(fileAddress(id, file.kind)),
        lesson: {
          title: lesson.title,
          course: lesson.course,
          path: myLessonPath(lesson.courseSlug, lesson.slug),
        },
      };
    }),
    ...place,
    topics,
  };
}
