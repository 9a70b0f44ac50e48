import { q } from '#app/platform/database.ts';
import type { AiToolsTables } from './tables.ts';

const db = () => q<AiToolsTables>();

export const starsOf = async (toolId: string, uid: string): Promise<number | null> =>
  (
    await db()
      .selectFrom('ai_tool_ratings')
      .select('stars')
      .where('tool_id', '=', toolId)
      .where('uid', '=', uid)
      .executeTakeFirst()
  )?.stars ?? null;

export const upsertRating = (rating: {
  tool_id: string;
  uid: string;
  stars: number;
  rated_at: Date;
}) =>
  db()
    .insertInto('ai_tool_ratings')
    .values(rating)
    .onConflict((conflict) =>
      conflict
        .columns(['tool_id', 'uid'])
        .doUpdateSet({ stars: rating.stars, rated_at: rating.rated_at }),
    )
    .execute();

export const deleteRating = (toolId: string, uid: string) =>
  db().deleteFrom('ai_tool_ratings').where('tool_id', '=', toolId).where('uid', '=', uid).execute();

export const ratingsOf = (uid: string) =>
  db()
    .selectFrom('ai_tool_ratings')
    .select(['tool_id as tool', 'stars', 'rated_at as ratedAt'])
    .where('uid', '=', uid)
    .orderBy('rated_at')
    .execute();

export const deleteRatingsOf = (uid: string) =>
  db().deleteFrom('ai_tool_ratings').where('uid', '=', uid).execute();
