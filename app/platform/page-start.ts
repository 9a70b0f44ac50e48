import { sql, type Expression } from 'kysely';
import type { ListPageAsked } from '#app/shared/listing.ts';

/**
 * The offset of the requested page, for a statement that counts the list as well. A page number
 * after the last gets the last page's offset (`paging` does the same with a known count).
 */
export const pageStart = ({ page, limit }: ListPageAsked, total: Expression<unknown>) =>
  sql<number>`greatest(least(${page}::int, (${total} + ${limit}::int - 1) / ${limit}::int) - 1, 0) * ${limit}::int`;
