import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { LearningTables, VideoPositionsTable } from './tables.ts';

const db = () => q<LearningTables>();

/** How far someone has watched these videos, by id, as part of a statement. */
export const watchedIn = (uid: string, videos: readonly string[]) =>
  sql<Record<string, number>>`(select coalesce(jsonb_object_agg(media_id, seconds), '{}')
    from video_positions where uid = ${uid} and media_id = any(${videos}::text[]))`;

/** Writes a position, and removes the oldest ones beyond `most`. */
export const putWatched = (row: VideoPositionsTable, most: number) =>
  db()
    .with('beyond', (query) =>
      query
        .deleteFrom('video_positions')
        .where('uid', '=', row.uid)
        .where('media_id', 'in', (positions) =>
          positions
            .selectFrom('video_positions')
            .select('media_id')
            .where('uid', '=', row.uid)
            .where('media_id', '<>', row.media_id)
            .orderBy('watched_at', 'desc')
            .orderBy('media_id')
            .offset(most - 1),
        ),
    )
    .insertInto('video_positions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'media_id'])
        .doUpdateSet({ seconds: row.seconds, watched_at: row.watched_at }),
    )
    .execute();

export const watchedFacts = (uid: string) =>
  db()
    .selectFrom('video_positions')
    .select(['media_id as videoId', 'seconds', 'watched_at as watchedAt'])
    .where('uid', '=', uid)
    .orderBy('watched_at')
    .execute();

export const deleteWatched = (uid: string) =>
  db().deleteFrom('video_positions').where('uid', '=', uid).execute();
