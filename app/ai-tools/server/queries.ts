import { sql } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import type { ToolFields } from '../contract.ts';
import { hostOf, nameKeyOf } from '../tool-key.ts';
import type { AiToolsTables } from './tables.ts';

const db = () => q<AiToolsTables>();

const withRatings = () =>
  db()
    .selectFrom('ai_tools')
    .leftJoin('ai_tool_ratings', 'ai_tool_ratings.tool_id', 'ai_tools.id')
    .selectAll('ai_tools')
    .select(({ fn }) => [
      fn.sum<number | null>('ai_tool_ratings.stars').as('stars'),
      fn.count<number>('ai_tool_ratings.uid').as('ratings'),
    ])
    .groupBy('ai_tools.id');

/**
 * All published tools with their ratings. The directory has a few hundred at most, so its filter
 * works in memory.
 */
export const publishedTools = () => withRatings().where('published_at', 'is not', null).execute();

export type RatedTool = Awaited<ReturnType<typeof publishedTools>>[number];

/** The names of published tools, by id. */
export const namesOfPublished = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db()
    .selectFrom('ai_tools')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('published_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const publishedTool = async (id: string): Promise<boolean> =>
  (await db()
    .selectFrom('ai_tools')
    .select('id')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

const written = ({ pricing: { source, as_of, ...pricing }, sources, ...tool }: ToolFields) => ({
  ...tool,
  ...pricing,
  price_source: source,
  price_as_of: as_of,
  name_key: nameKeyOf(tool.name),
  website_host: hostOf(tool.website),
  sources: JSON.stringify(sources),
});

/** Adds and publishes a tool. Returns nothing if a tool has that id or name already. */
export const insertTool = ({ id, now, ...tool }: ToolFields & { id: string; now: Date }) =>
  db()
    .insertInto('ai_tools')
    .values({ id, ...written(tool), created_at: now, changed_at: now, published_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Throws a unique violation if another tool has that name. */
export const updateTool = ({ id, version, now, ...tool }: ToolFields & Edited & { now: Date }) =>
  db()
    .updateTable('ai_tools')
    .set({ ...written(tool), changed_at: now })
    .$call(nextVersion({ id, version }))
    .returningAll()
    .executeTakeFirst();

export const publishTool = ({ id, version, now, shown }: Edited & { now: Date; shown: boolean }) =>
  db()
    .updateTable('ai_tools')
    .set({ published_at: shown ? now : null })
    .$call(nextVersion({ id, version }))
    .returningAll()
    .executeTakeFirst();

export const toolById = (id: string) =>
  db().selectFrom('ai_tools').selectAll().where('id', '=', id).executeTakeFirst();

export type ToolRow = NonNullable<Awaited<ReturnType<typeof toolById>>>;

interface Selected {
  shown: boolean;
  /** Part of a name. */
  q: string;
}

const selected = ({ shown, q: part }: Selected) =>
  db()
    .selectFrom('ai_tools')
    .where('published_at', shown ? 'is not' : 'is', null)
    .$if(part !== '', (query) => query.where('name', 'ilike', containing(part)));

export const toolsOf = (which: Selected) =>
  selected(which)
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id');

export const toolsCount = (which: Selected) => countIn(selected(which));
