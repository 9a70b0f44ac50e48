import { pageNumberIn } from '#app/shared/page-number.ts';
import { categoryNames } from './categories.ts';
import { longestSearch, minimumRatings, mostTags, sortNames, type Sort } from './tool-filter.ts';
import { pricingNames } from './tool-pricing.ts';

/**
 * Several choices are in one value, separated by spaces. A plain form sends several values instead.
 */
export const choicesIn = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .join(' ')
    .split(' ')
    .filter((choice) => choice !== '');

const known = <Choice extends string>(
  choices: readonly Choice[],
  asked: readonly string[],
): Choice[] => choices.filter((choice) => asked.includes(choice));

/** The query of GET /ai-tools that an address asks for; invalid choices are ignored. */
export function toolsAskedIn(query: URLSearchParams) {
  const asked = (name: string) => choicesIn(query, name);
  return {
    q: query.get('q')?.trim().slice(0, longestSearch) || undefined,
    category: known(categoryNames, asked('category')).join(' ') || undefined,
    pricing: known(pricingNames, asked('pricing')).join(' ') || undefined,
    rating: known(minimumRatings, asked('rating'))[0],
    api: known(['yes'] as const, asked('api'))[0],
    tag:
      asked('tag')
        .filter((tag) => /^[a-z0-9-]{1,40}$/.test(tag))
        .slice(0, mostTags)
        .join(' ') || undefined,
    sort: known(sortNames, asked('sort'))[0] satisfies Sort | undefined,
    page: pageNumberIn(query),
  };
}

export type ToolsAsked = ReturnType<typeof toolsAskedIn>;
