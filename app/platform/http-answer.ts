import { isDeepStrictEqual } from 'node:util';
import type { Context as HonoContext } from 'hono';
import { Answer, successStatus, type Endpoint, type ListPage } from '#app/shared/endpoint.ts';
import { refuse, type Problem } from '#app/shared/problem.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { log } from './log.ts';
import { isUnavailable } from './unavailable.ts';

export function send(
  c: HonoContext,
  endpoint: Endpoint,
  result: unknown,
  checkAnswers: boolean,
): Response {
  const answer = endpoint.paged
    ? listAnswer(new URL(c.req.url), result as ListPage<unknown>)
    : result instanceof Answer
      ? result
      : new Answer(result);
  const status = answer.status ?? successStatus(endpoint);
  if (checkAnswers) holdAgainst(endpoint, status, answer.body);
  for (const [name, value] of Object.entries(answer.headers)) c.header(name, value);
  if (!c.res.headers.has('cache-control'))
    c.header('cache-control', endpoint.cache ? 'public, no-cache' : 'no-store');
  if (endpoint.topics) c.header('cache-tag', endpoint.topics.join(','));
  if (status === 204) return c.body(null, 204);
  const [file] = [answer.file ?? endpoint.file ?? []].flat();
  if (file)
    return c.body(answer.body as string | Uint8Array<ArrayBuffer> | ReadableStream, status as 200, {
      'content-type': typeOf(file),
    });
  return c.json(answer.body as object, status as 200);
}

/** One page of a list, with links to the others (RFC 8288). */
function listAnswer(url: URL, { body, page, pages, total }: ListPage<unknown>): Answer {
  const link = (to: number, rel: string): string => {
    const query = new URLSearchParams(url.search);
    query.set('page', String(to));
    return `<${publicAddress(`${url.pathname}?${query}`)}>; rel="${rel}"`;
  };
  const links = [
    ...(page < pages ? [link(page + 1, 'next')] : []),
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    link(pages, 'last'),
  ];
  return new Answer(body, {
    headers: { link: links.join(', '), 'x-total-count': String(total) },
  });
}

const typeOf = (file: string): string =>
  file.startsWith('text/') ? `${file}; charset=utf-8` : file;

/**
 * Throws when an answer breaks its contract: another status, a value that doesn't fit, or an extra
 * field.
 */
function holdAgainst(endpoint: Endpoint, status: number, body: unknown): void {
  const schema = status === successStatus(endpoint) ? endpoint.ok : endpoint.alsoOk?.[status];
  if (!schema && !(status === 204 && body === undefined))
    throw new Error(`An answer ${status} with this body is not declared`);
  // It is read by the caller alone.
  if (body instanceof ReadableStream) return;
  if (body instanceof Uint8Array) return void schema?.parse(body);
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  if (schema && !isDeepStrictEqual(schema.parse(sent), sent))
    throw new Error('The answer has fields that the contract does not know');
}

/** Seconds, when a 503 doesn't say when to come back. */
export const usualWait = 5;

/** A problem as an answer that nobody caches. */
export function refusal(c: Pick<HonoContext, 'header' | 'json'>, problem: Problem): Response {
  const wait = problem.details.retryAfter ?? (problem.status === 503 ? usualWait : undefined);
  if (wait) c.header('retry-after', String(Math.ceil(wait)));
  if (problem.status === 401) c.header('www-authenticate', 'Bearer');
  c.header('cache-control', 'no-store');
  return c.json(problem.body(), problem.status as 400);
}

/** The answer to a failure that no contract declares. Logs the failure with `facts`. */
export function asProblem(failure: unknown, facts: object): Problem {
  if (isUnavailable(failure)) {
    log.warn({ ...facts, err: failure }, 'something that we depend on is unavailable');
    return refuse('server/unavailable');
  }
  log.error({ ...facts, err: failure }, 'unexpected failure');
  return refuse('server/unexpected');
}
