import { sql, type AliasableExpression, type Expression, type SelectQueryBuilder } from 'kysely';
import { paging } from '#app/shared/paging.ts';
import { q } from './database.ts';
import { pageStart } from './page-start.ts';

export interface PageAsked {
  page: number;
  perPage: number;
  /** The number of all rows, if it is known without counting them. */
  total?: Expression<number> | undefined;
}

export interface PageOf<Row> {
  rows: Row[];
  page: number;
  pages: number;
  /** Rows on all pages together. */
  total: number;
}

type Details = Readonly<Record<string, AliasableExpression<unknown>>>;

type Detailed<D extends Details> = {
  [Name in keyof D]: D[Name] extends Expression<infer Value> ? Value : never;
};

type Columns<Row> = <Name extends keyof Row & string>(name: Name) => Expression<Row[Name]>;

/**
 * One page of an ordered list and the number of all rows, in one statement. A page number after the
 * last gets the last page. `details` are read only for the rows of the page, not for those before
 * it.
 */
export function pageOf<Tables, From extends keyof Tables, Row extends object>(
  list: SelectQueryBuilder<Tables, From, Row>,
  asked: PageAsked,
): Promise<PageOf<Row>>;
export function pageOf<Tables, From extends keyof Tables, Row extends object, D extends Details>(
  list: SelectQueryBuilder<Tables, From, Row>,
  asked: PageAsked,
  details: (column: Columns<Row>) => D,
): Promise<PageOf<Row & Detailed<D>>>;
export async function pageOf<Tables, From extends keyof Tables, Row extends object>(
  list: SelectQueryBuilder<Tables, From, Row>,
  asked: PageAsked,
  details: (column: Columns<Row>) => Details = () => ({}),
): Promise<PageOf<Row>> {
  const total = sql<number>`(select total from counted)`;
  const counted = asked.total ?? sql`(select count(*)::int from ${list.clearOrderBy()} as list)`;
  // PostgreSQL plans for the first rows only if it knows that they are the first.
  const start =
    asked.page === 1
      ? sql<number>`0`
      : pageStart({ page: asked.page, limit: asked.perPage }, total);
  const columns = Object.entries(details((name) => sql.ref(`on_page.${name}`))).map(
    ([name, detail]) => sql`, ${detail} as ${sql.ref(name)}`,
  );
  const { rows: found } = await sql<Row & { inAll: number }>`
    with counted as materialized (select ${counted} as total)
    select on_page.*, ${total} as "inAll"${sql.join(columns, sql``)}
    from ${list.limit(asked.perPage).offset(start)} as on_page`.execute(q());
  const inAll = found[0]?.inAll ?? 0;
  const { page, pages } = paging(inAll, asked.page, asked.perPage);
  const rows = found.map((each) => {
    const { inAll: _, ...row } = each;
    return row as unknown as Row;
  });
  return { rows, page, pages, total: inAll };
}
