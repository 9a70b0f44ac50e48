import { tabs, type Tab } from './vocabulary.ts';

export const perPage = 12;
export const longestSearch = 100;

/** The filter of the list, as in the address; an absent parameter doesn't filter. */
export interface HackathonFilter {
  q?: string | undefined;
  category?: Tab | undefined;
  page?: number | undefined;
}

export function hackathonFilterIn(query: URLSearchParams): HackathonFilter {
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const category = tabs.find((tab) => tab === query.get('category'));
  return {
    q: query.get('q')?.trim().slice(0, longestSearch) || undefined,
    category: category === 'all' ? undefined : category,
    page: page > 1 ? page : undefined,
  };
}
