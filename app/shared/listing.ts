import { z } from 'zod';
import { lastPage } from './page-number.ts';

const pageNumber = z.coerce.number().int().min(1).max(lastPage);

/** The page of a list that is asked for, counted from 1. */
export const pageAsked = pageNumber.default(1);

/** The same of a list that opens at its end. */
export const pageFromEndAsked = pageNumber.default(lastPage);

/** How many rows a page of it is to have. */
export const limitAsked = ({ standard, most }: { standard: number; most: number }) =>
  z.coerce.number().int().min(1).max(most).default(standard);

/** What a list that programs read is asked with (`paged` of its endpoint). */
export const listPageAsked = z.object({
  page: pageAsked,
  limit: limitAsked({ standard: 100, most: 100 }),
});
export type ListPageAsked = z.output<typeof listPageAsked>;

/** A filter offers no more choices than these: the ones that find most. */
export const mostChoices = 100;

/** A choice of a filter, and how many would be found with it under the other filters. */
const Facet = z.object({ value: z.string(), count: z.int() });
export type Facet = z.output<typeof Facet>;

/**
 * How every directory answers (decisions.md "Answers of the API"). `page` is the one that is given:
 * the last where more was asked for.
 */
export const listing = <Item extends z.ZodType, Names extends string>(
  item: Item,
  ...facets: readonly [Names, ...Names[]]
) =>
  z.object({
    items: z.array(item),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    facets: z.record(z.enum(facets), z.array(Facet)),
  });
