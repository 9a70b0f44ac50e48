import { sql, type Expression } from 'kysely';
import type { ListPageAsked } from '#app/shared/listing.ts';

/**
 * Where the asked page of a list begins, for a statement that counts the list as well; behind the
 * last page, where the last one begins (`paging` says the same of a count that is known).
 */
export const pageStart = ({ page, limit }: ListPageAsked, total: Expression<unknown>) =>
  sql<number>`greatest(least(${page}::int, (${total} + ${limit}::int - 1) / ${limit}::int) - 1, 0) * ${limit}::int`;
