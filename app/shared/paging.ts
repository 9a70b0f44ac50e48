/** The rows of a list on one of its pages. */
export interface Stretch {
  limit: number;
  offset: number;
}

/**
 * The position of a page in its list. A page number after the last gets the last page; an empty
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
