/** Of an investor without one, in the filter by industry (part 2 section 2). */
export const noIndustry = 'None';

export const perPage = 10;
export const longestSearch = 100;

/** The filters that are choices, as they are named in the address and as facets. */
export const facetNames = ['location', 'tag', 'industry'] as const;
export type FacetName = (typeof facetNames)[number];

/** What the directory shows: as the address states it; an absent parameter narrows nothing. */
export interface DirectoryFilter {
  q?: string | undefined;
  location?: string | undefined;
  tag?: string | undefined;
  industry?: string | undefined;
  page?: number | undefined;
}

const longestChoice = 80;

export function directoryFilterIn(query: URLSearchParams): DirectoryFilter {
  const read = (name: string, most: number) => query.get(name)?.trim().slice(0, most) || undefined;
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    q: read('q', longestSearch),
    location: read('location', longestChoice),
    tag: read('tag', longestChoice),
    industry: read('industry', longestChoice),
    page: page > 1 ? page : undefined,
  };
}
