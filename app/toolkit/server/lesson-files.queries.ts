import { sql } from 'kysely';
import { lessonPlaceIn, type LessonPlace } from '#app/courses/server/face.ts';
import { q } from '#app/platform/database.ts';
import { askedForAll } from '#app/platform/full-text.ts';
import type { PageAsked } from '#app/platform/page-of.ts';
import { searchedPage } from '#app/platform/searched-list.ts';
import type { ToolkitTables } from './tables.ts';

const db = () => q<ToolkitTables>();

interface Wanted {
  words: readonly string[];
  /** Empty: all. */
  topic: string;
}

/** The newest first. Thousands may be compared, so only their ids are read. */
export function lessonFilesFound({ words, topic }: Wanted, asked: PageAsked) {
  const matches =
    words.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`lesson_files.words @@ ${askedForAll(words)}`;
  const files = db()
    .selectFrom('lesson_files')
    .select(['media_id as id', 'lesson_id', 'added_at'])
    .$if(topic !== '', (some) => some.where('topic', '=', topic))
    .orderBy('added_at', 'desc')
    .orderBy('lesson_id')
    .orderBy('media_id');
  return searchedPage(
    {
      list: files.select(matches.as('hit')),
      found: files.where(matches).select(sql<boolean>`true`.as('hit')),
    },
    asked,
  );
}

/** The places of the lessons that show these files, by lesson id. */
export async function placesOf(files: readonly { id: string; lesson_id: string }[]) {
  if (files.length === 0) return new Map<string, LessonPlace | null>();
  const rows = await db()
    .selectFrom('lesson_files')
    .select('lesson_id')
    .select((file) =>
      lessonPlaceIn(file.ref('lesson_files.lesson_id'), file.ref('lesson_files.course_id')).as(
        'place',
      ),
    )
    .where(
      'lesson_id',
      'in',
      files.map((file) => file.lesson_id),
    )
    .where(
      'media_id',
      'in',
      files.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.lesson_id, row.place]));
}

/** Looks into the index once for each topic, and never reads the files themselves. */
export const topicsOfFiles = async (most: number): Promise<string[]> =>
  (
    await sql<{ topic: string }>`
      with recursive topics as (
        select min(topic) as topic from lesson_files
        union all
        select (select min(topic) from lesson_files where topic > topics.topic)
        from topics where topics.topic is not null
      )
      select topic from topics where topic is not null limit ${most}`.execute(db())
  ).rows.map(({ topic }) => topic);
