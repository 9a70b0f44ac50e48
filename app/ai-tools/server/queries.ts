import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { AiToolsTable, AiToolsTables, Source } from './tables.ts';

const db = () => q<AiToolsTables>();

export type ToolRow = Omit<Insertable<AiToolsTable>, 'sources' | 'version' | 'published_at'> & {
  sources: readonly Source[];
  published_at: Date | null;
};

const withRatings = () =>
  db()
    .selectFrom('ai_tools')
    .leftJoin('ai_tool_ratings', 'ai_tool_ratings.tool_id', 'ai_tools.id')
    .selectAll('ai_tools')
    .select(({ fn }) => [fn.sum<number | null>('ai_tool_ratings.stars').as('stars'), fn.count<number>('ai_tool_ratings.uid').as('ratings')])
    .groupBy('ai_tools.id');

/** Every tool that is shown, with its ratings. The directory is a few hundred at most, so its filter works on all of them. */
export const publishedTools = () => withRatings().where('published_at', 'is not', null).execute();

export type RatedTool = Awaited<ReturnType<typeof publishedTools>>[number];

export const publishedTool = async (id: string): Promise<boolean> =>
  (await db().selectFrom('ai_tools').select('id').where('id', '=', id).where('published_at', 'is not', null).executeTakeFirst()) !==
  undefined;

/** Nothing when a tool has that id or that name already. */
export const insertTool = ({ sources, ...row }: ToolRow) =>
  db()
    .insertInto('ai_tools')
    .values({ ...row, sources: JSON.stringify(sources) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
