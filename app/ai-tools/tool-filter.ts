import { categoryNames, type Category } from './categories.ts';
import { pricingNames, pricingOf, type PricingKind } from './tool-pricing.ts';

export const minimumRatings = ['3', '4', '4.5'] as const;
export const sorts = {
  'most-rated': 'Most rated',
  rating: 'Highest rated',
  name: 'By name',
  newest: 'Newest first',
} as const;
export type Sort = keyof typeof sorts;
export const sortNames = Object.keys(sorts) as [Sort, ...Sort[]];

export const longestSearch = 100;
export const mostTags = 10;
export const toolsPerPage = 24;
const mostTagsOffered = 100;

/**
 * The directory's filter. A tool must match one of the choices of each kind, but all of the tags.
 */
export interface ToolFilter {
  q: string;
  category: readonly Category[];
  pricing: readonly PricingKind[];
  /** The minimum rating; 0: any. */
  rating: number;
  /** Only tools that are known to have an API. */
  api: boolean;
  tag: readonly string[];
}

interface Findable {
  name: string;
  description: string;
  category: Category;
  tags: readonly string[];
  pricing: { free: boolean | null; paid: boolean | null };
  api_available: boolean | null;
  rating: number | null;
  reviews_count: number;
  created_at: string;
}

const comparable = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

const tests: { [K in keyof ToolFilter]: (tool: Findable, filter: ToolFilter) => boolean } = {
  q: (tool, { q }) => {
    const searched = comparable([tool.name, tool.description, ...tool.tags].join(' '));
    return comparable(q)
      .split(/\s+/)
      .every((word) => searched.includes(word));
  },
  category: (tool, { category }) => category.length === 0 || category.includes(tool.category),
  pricing: (tool, { pricing }) => pricing.length === 0 || pricing.includes(pricingOf(tool.pricing)),
  rating: (tool, { rating }) => rating === 0 || (tool.rating ?? 0) >= rating,
  api: (tool, { api }) => !api || tool.api_available === true,
  tag: (tool, { tag }) => tag.every((each) => tool.tags.includes(each)),
};

const kinds = Object.keys(tests) as (keyof ToolFilter)[];

/** The tools that match the filter; one part of it may be left out. */
export const matchingTools = <T extends Findable>(
  tools: readonly T[],
  filter: ToolFilter,
  leftOut?: keyof ToolFilter,
): T[] =>
  tools.filter((tool) => kinds.every((kind) => kind === leftOut || tests[kind](tool, filter)));

export const facetNames = ['category', 'pricing', 'rating', 'api', 'tag'] as const;
type FacetName = (typeof facetNames)[number];
interface Choice {
  value: string;
  count: number;
}

/** How many tools each choice would find, under the other parts of the filter. */
export function facetsOf(
  tools: readonly Findable[],
  filter: ToolFilter,
): Record<FacetName, Choice[]> {
  const count = (
    part: FacetName,
    values: readonly string[],
    has: (tool: Findable, value: string) => boolean,
  ): Choice[] => {
    // Tags add up: each counts the tools that would remain with it and the chosen tags.
    const under = matchingTools(tools, filter, part === 'tag' ? undefined : part);
    return values.map((value) => ({
      value,
      count: under.filter((tool) => has(tool, value)).length,
    }));
  };
  const usedCategories = categoryNames.filter((name) =>
    tools.some(({ category }) => category === name),
  );
  return {
    category: count('category', usedCategories, (tool, value) => tool.category === value),
    pricing: count('pricing', pricingNames, (tool, value) => pricingOf(tool.pricing) === value),
    rating: count('rating', minimumRatings, ({ rating }, value) => (rating ?? 0) >= Number(value)),
    api: count('api', ['yes'], ({ api_available: available }) => available === true),
    tag: count('tag', offeredTags(tools, filter), ({ tags }, value) => tags.includes(value)),
  };
}

/** The most used tags and the chosen ones, by name. */
function offeredTags(tools: readonly Findable[], { tag: chosen }: ToolFilter): string[] {
  const uses = new Map<string, number>();
  for (const tag of tools.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const used = [...uses].toSorted(
    ([one, some], [other, more]) => more - some || (one < other ? -1 : 1),
  );
  const most = used.slice(0, mostTagsOffered).map(([tag]) => tag);
  return [...new Set([...most, ...chosen.filter((tag) => uses.has(tag))])].toSorted();
}

const byName = (one: Findable, other: Findable): number => one.name.localeCompare(other.name, 'en');

const byRating = (one: Findable, other: Findable): number =>
  (other.rating ?? 0) - (one.rating ?? 0) || byName(one, other);

const orders: Record<Sort, (one: Findable, other: Findable) => number> = {
  'most-rated': (one, other) => other.reviews_count - one.reviews_count || byRating(one, other),
  rating: byRating,
  name: byName,
  newest: (one, other) => other.created_at.localeCompare(one.created_at) || byName(one, other),
};

export const inOrder = <T extends Findable>(tools: readonly T[], sort: Sort): T[] =>
  tools.toSorted(orders[sort]);

/**
 * With fewer rated tools than this, sorting by ratings would only move the few rated ones to the
 * top.
 */
const leastRatedTools = 10;

/** The order if nobody has chosen one (decisions.md ruling 62). */
export const defaultSort = (tools: readonly Findable[]): Sort =>
  tools.filter(({ rating }) => rating !== null).length >= leastRatedTools ? 'most-rated' : 'name';
