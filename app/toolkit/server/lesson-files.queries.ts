import { sql } from 'kysely';
import { lessonPlaceIn } from '#app/courses/server/face.ts';
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

/** The newest first. */
export function lessonFilesFound({ words, topic }: Wanted, asked: PageAsked) {
  const matches =
    words.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`lesson_files.words @@ ${askedForAll(words)}`;
  const files = db()
    .selectFrom('lesson_files')
    .select(['media_id as id', 'added_at'])
    .select((file) =>
      lessonPlaceIn(file.ref('lesson_files.lesson_id'), file.ref('lesson_files.course_id')).as(
        'place',
      ),
    )
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

/** The index is asked for one after the other, so that the files themselves are not read. */
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
