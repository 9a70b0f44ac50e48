import { z } from 'zod';
import type { Endpoint } from '#app/shared/endpoint.ts';
import type { Implementation } from './http.ts';
import { inOneSpelling } from './one-spelling.ts';
import type { PageCache } from './page-cache.ts';
import { acceptanceOf } from './stored-answer.ts';

/**
 * Answers from the cache what is the same for everyone; undefined for all other addresses. `ask`
 * gets only the address: a HEAD, or one caller's headers, would affect what everyone gets. A
 * program that has changed something reads it back, so we recalculate an outdated answer first;
 * that needs no rendering.
 */
export function cachedAnswers(
  implementations: readonly Implementation[],
  cache: PageCache,
  ask: (address: string) => Promise<Response>,
): (request: Request) => Promise<Response> | undefined {
  const keyOf = cacheKeys(implementations);
  return (request) => {
    const key = keyOf(new URL(request.url));
    if (key === undefined) return undefined;
    const accepts = acceptanceOf((name) => request.headers.get(name));
    return cache.serve(key, { ...accepts, fresh: true }, () => ask(key));
  };
}

const namesIn = (query: Endpoint['query']): string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape).toSorted() : [];

/**
 * The query names that an endpoint (`GET /hackathons`) declares.
 * @throws {Error} when there is no such endpoint
 */
export function queryNamesOf(implementations: readonly Implementation[], key: string): string[] {
  const endpoint = implementations
    .map(({ contract }) => contract[key])
    .find((found) => found !== undefined);
  if (!endpoint) throw new Error(`There is no endpoint ${key}`);
  return namesIn(endpoint.query);
}

/**
 * Finds the cache key of an API address whose answer is the same for everyone (`cache: 'public'` in
 * its contract): the path and the query names that the endpoint declares, written as an address.
 * Other addresses have no key.
 */
function cacheKeys(implementations: readonly Implementation[]): (url: URL) => string | undefined {
  const cacheable = implementations.flatMap(({ contract }) =>
    Object.entries(contract)
      .filter(([, endpoint]) => endpoint.cache === 'public')
      .map(([key, { query }]) => ({
        pattern: new RegExp(`^/api${(key.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        names: namesIn(query),
      })),
  );
  return (url) => {
    const path = inOneSpelling(url.pathname);
    const found = path && cacheable.find(({ pattern }) => pattern.test(path));
    if (!found) return undefined;
    const search = new URLSearchParams(
      found.names.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])),
    );
    return `${path}?${search}`;
  };
}
