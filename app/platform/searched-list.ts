import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { paging } from '#app/shared/paging.ts';
import { q } from './database.ts';
import type { PageAsked, PageOf } from './page-of.ts';
import { pageStart } from './page-start.ts';

/**
 * A list that a search narrows, as two queries with the same answer. If many rows match, reading the
 * list soon fills a page. If few match, indexes find them all. In either case the other query would
 * read most of the school.
 */
export interface Searched<Tables, From extends keyof Tables, Row> {
  /** The whole list in its order, where `hit` says if the row matches. An index gives the order. */
  list: SelectQueryBuilder<Tables, From, Row & { hit: boolean }>;
  /** All rows that match, in the same order. Indexes find them, so the list is not read. */
  found: SelectQueryBuilder<Tables, From, Row & { hit: boolean }>;
  /** A set of as many rows as the list has, if one costs less to read than the list. */
  rows?: RawBuilder<unknown> | undefined;
}

/** The list is read as far as the wanted rows would reach if one row in so many matched. */
const oneIn = 200;
const mostWalked = 100_000;
/** If nothing matches in this part of it, the rest is not read: most searches are for one person. */
const firstPart = 0.1;

/**
 * The queries `gate` and `matched`, for the first `wanted` rows of the answer. `matched` scans
 * materialized queries, and so keeps their order and stops where its reader does. A short list that is
 * `counted` is read to its end.
 */
function gated<Tables, From extends keyof Tables, Row>(
  { list, found, rows = sql`(${list})` }: Searched<Tables, From, Row>,
  wanted: number,
  { counted }: { counted: boolean },
): RawBuilder<unknown> {
  const most = Math.min(wanted * oneIn, mostWalked);
  const first = Math.ceil(most * firstPart);
  const beyond = sql`exists (select from ${rows} as beyond offset ${most} limit 1)`;
  return sql`
    walked as materialized (${list.limit(most)}),
    start as materialized (
      select coalesce(bool_or(hit), false) as hopeful
      from (select hit from walked limit ${first}) as nearest
    ),
    gate as materialized (
      select many, many or (select count(*) from (select from walked limit reach) as walk) < reach as enough
      from (
        select case when hopeful then ${most}::int else ${first}::int end as reach,
          case when hopeful
            then exists (select from walked where hit offset ${wanted - 1}) and ${counted ? beyond : sql`true`}
            else false
          end as many
        -- Without the offset, each use of it would calculate it again.
        from start offset 0
      ) as asked
    ),
    rest as materialized (
      select * from (${found}) as found where not (select enough from gate)
    ),
    matched as not materialized (
      select * from walked where hit and (select enough from gate) union all select * from rest
    )`;
}

/** The ids of the first rows that match, for another statement. */
export const firstSearched = <Tables, From extends keyof Tables>(
  searched: Searched<Tables, From, { id: string }>,
  limit: number,
): RawBuilder<string> =>
  sql`(with ${gated(searched, limit, { counted: false })} select id from matched limit ${limit})`;

/**
 * A page of the rows that match, in one statement. Many in a long list are not counted: `total` is
 * then what the pages up to this one contain, and there is at least one more.
 */
export async function searchedPage<Tables, From extends keyof Tables, Row extends object>(
  searched: Searched<Tables, From, Row>,
  { page: asked, perPage }: Omit<PageAsked, 'total'>,
): Promise<PageOf<Row> & { counted: boolean }> {
  const upTo = asked * perPage;
  const total = sql<number>`(select total from counted)`;
  const { rows } = await sql<Row & { hit: boolean; many: boolean; inAll: number }>`
    with ${gated(searched, upTo + 1, { counted: true })},
      counted as materialized (
        select case when many then ${upTo + 1}::int else (select count(*)::int from matched) end as total
        from gate
      )
    select on_page.*, gate.many, ${total} as "inAll"
    from (
      select * from matched limit ${perPage} offset ${pageStart({ page: asked, limit: perPage }, total)}
    ) as on_page cross join gate`.execute(q());
  const { many = false, inAll = 0 } = rows[0] ?? {};
  const { page, pages } = paging(inAll, asked, perPage);
  return {
    rows: rows.map(({ hit: _hit, many: _many, inAll: _inAll, ...row }) => row as unknown as Row),
    page,
    pages,
    total: many ? upTo : inAll,
    counted: !many,
  };
}
