import type { AnswerOf, Contract, Endpoint, InputOf } from './endpoint.ts';

/** For failures without a text; the same as the server's `server/unexpected`. */
const unexpected = 'An unexpected error occurred';

interface FailureDetails {
  fields?: Record<string, string> | undefined;
  retryAfter?: number | undefined;
  answer?: unknown;
}

/**
 * A call that did not succeed: the server's refusal, or no answer at all (status 0). `message` is
 * fit to show.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** True if the failure brought its own text, false if it has only the general one. */
  readonly worded: boolean;
  readonly fields: Record<string, string>;
  /** Seconds until a retry makes sense, if the server said so. */
  readonly retryAfter: number | undefined;
  /** The unparsed refusal, for fields that its contract adds. */
  readonly answer: unknown;

  constructor(
    status: number,
    code: string,
    words: string | undefined,
    { fields = {}, retryAfter, answer }: FailureDetails = {},
  ) {
    super(words ?? unexpected);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.worded = words !== undefined;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.answer = answer;
  }
}

/**
 * The text to show for a failure: the server's text, or that there was no answer, else `fallback`.
 * Any other error's text is for developers.
 */
export const failureText = (failure: unknown, fallback = unexpected): string =>
  failure instanceof ApiFailure && failure.worded ? failure.message : fallback;

/** No answer, too many calls, or a server in trouble: a later attempt may succeed. */
export const isPassing = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure &&
  (failure.status === 0 || failure.status === 429 || failure.status >= 500);

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;
type Arguments<E extends Endpoint> = keyof InputOf<E> extends never
  ? [input?: { signal?: AbortSignal }]
  : [input: InputOf<E> & { signal?: AbortSignal }];
export type Call<C extends Contract> = <K extends keyof C & string>(
  key: K,
  ...input: Arguments<C[K]>
) => Promise<AnswerOf<C[K]>>;

const inBrowser = typeof document !== 'undefined';

/** A bearer token that a header can carry (RFC 9110, token68), short enough for every server. */
const sendable = /^[\w.~+/-]{1,200}=*$/;

/** The session token lives in this browser's storage and nowhere else (part 1, section 9). */
export const token = {
  /**
   * Null also if something else has been stored under the name: it is removed, since no call can
   * send it.
   */
  read: (): string | null => {
    const stored = inBrowser ? localStorage.getItem('token') : null;
    if (stored === null || sendable.test(stored)) return stored;
    token.clear();
    return null;
  },
  write: (value: string): void => localStorage.setItem('token', value),
  /** Also removes what the person wrote and the server doesn't have yet. */
  clear: (): void => {
    localStorage.removeItem('token');
    localStorage.removeItem('outbox');
  },
};

let sessionLost = (): void => undefined;

/** Called when the server answers that it doesn't recognise this browser's session. */
export const onSessionLost = (listener: () => void): void => {
  sessionLost = listener;
};

/**
 * The typed caller of a contract: `const call = api<typeof coursesContract>(); await call('GET
 * /courses')`. On the server pass the loader's `fetch`, which is the API's own, in memory, as a
 * visitor.
 * @throws {ApiFailure}
 */
export function api<C extends Contract>(
  fetcher: Fetch = (input, init) => fetch(input, init),
): Call<C> {
  return async (key, ...[input]) => {
    const { params, query, body, signal } = (input ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, string | number | boolean | undefined>;
      body?: unknown;
      signal?: AbortSignal;
    };
    const [method, pattern] = key.split(' ') as [string, string];
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params?.[name])),
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    const bearer = token.read();
    const headers: Record<string, string> = { accept: 'application/json' };
    const isFile = body instanceof Blob;
    if (body !== undefined) headers['content-type'] = isFile ? body.type : 'application/json';
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    const unreachable = (cause: unknown): never => {
      if (signal?.aborted) throw cause;
      throw new ApiFailure(
        0,
        'network/unreachable',
        'Network error. Please check your connection.',
      );
    };
    const response = await fetcher(`/api${path}${search.size ? `?${search}` : ''}`, {
      method,
      headers,
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch(unreachable);
    // A success that breaks off, or that comes from something in between, is a failure. A refusal
    // stays a refusal even without a text.
    const answer: unknown = await bodyOf(response).catch(
      response.ok ? unreachable : () => undefined,
    );
    if (response.ok) return answer as never;
    const failure = (answer ?? {}) as {
      error?: string;
      code?: string;
      fields?: Record<string, string>;
    };
    if (failure.code === 'auth/required' && bearer && bearer === token.read()) sessionLost();
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    const details = { fields: failure.fields, retryAfter, answer };
    throw new ApiFailure(
      response.status,
      failure.code ?? 'server/unexpected',
      failure.error || undefined,
      details,
    );
  };
}

/** Nothing, a file's text or bytes, lines that are still coming, or JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  if (type === 'application/x-ndjson') return response.body;
  if (/^application\/(zip|pdf)$/.test(type)) return new Uint8Array(await response.arrayBuffer());
  // A web page that isn't an attachment comes from something in between.
  return /^text\/(calendar|csv|markdown)\b/.test(type) || headers.has('content-disposition')
    ? response.text()
    : response.json();
}
