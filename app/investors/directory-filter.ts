/** The industry filter's choice for investors without one (part 2 section 2). */
export const noIndustry = 'None';

export const perPage = 10;
export const longestSearch = 100;

/** The filters with choices, by their names in the address and in the facets. */
export const facetNames = ['location', 'tag', 'industry'] as const;
export type FacetName = (typeof facetNames)[number];

/** The directory's filter, as in the address. An absent parameter doesn't filter. */
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
