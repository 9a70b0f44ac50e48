/** The rows of a list that stand on one page of it. */
export interface Stretch {
  limit: number;
  offset: number;
}

/**
 * Where a page of a list lies. What asks for a page behind the last is given the last; an empty
 * list has one empty page.
 */
export function paging(
  total: number,
  asked: number,
  perPage: number,
): Stretch & { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  return { page, pages, limit: perPage, offset: (page - 1) * perPage };
}
