import { z } from 'zod';
import type { Implementation } from './http.ts';

/**
 * Finds the cache key of an API address whose answer is the same for everyone (`cache: 'public'` in its contract): the path and the
 * query names that the endpoint declares. Other addresses have none.
 */
export function cacheKeys(implementations: readonly Implementation[]): (url: URL) => string | undefined {
  const cacheable = implementations.flatMap(({ contract }) =>
    Object.entries(contract)
      .filter(([, endpoint]) => endpoint.cache === 'public')
      .map(([key, { query }]) => ({
        pattern: new RegExp(`^/api${(key.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        names: query instanceof z.ZodObject ? Object.keys(query.shape).toSorted() : [],
      })),
  );
  return (url) => {
    const found = cacheable.find(({ pattern }) => pattern.test(url.pathname));
    if (!found) return undefined;
    const search = new URLSearchParams(found.names.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])));
    return `${url.pathname}?${search}`;
  };
}
