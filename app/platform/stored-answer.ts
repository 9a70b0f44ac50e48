import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minuteMs } from '#app/shared/durations.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

/** How an answer is made; its `cache-tag` names the topics that it is made of. */
export type Make = () => Promise<Response>;

/** An answer that everyone gets, as it is kept. */
export interface Stored {
  /** What it is made of; undefined where that is not known: any change may concern it. */
  topics: readonly string[] | undefined;
  /** How it is made anew; without it, only who asks for it can say. */
  make: Make | undefined;
  /** When something that it is made of changed, by `performance.now()`. */
  outdatedSince?: number;
  headers: Record<string, string>;
  etag: string;
  identity: Bytes;
  /** Each way is made when it is first asked for; others who ask meanwhile wait for it too. */
  compressed: Partial<Record<Encoding, Bytes | Promise<Bytes>>>;
  /**
   * Compressed in haste, for the first who ask: whether it is still to be done as well as it can
   * be.
   */
  hasty: boolean;
}

/** An answer as it goes over the wire. */
export interface Wire {
  status: number;
  headers: Record<string, string>;
  body: Bytes | null;
}

/** What the browser said it can take. */
export interface Acceptance {
  encoding: string | null;
  ifNoneMatch: string | null;
  /** Is it reloaded? Then what is outdated is not good enough. */
  fresh: boolean;
}

/** By header names in lower case. */
export const acceptanceOf = (header: (name: string) => string | null | undefined): Acceptance => ({
  encoding: header('accept-encoding') ?? null,
  ifNoneMatch: header('if-none-match') ?? null,
  fresh: /no-cache|max-age=0/.test(header('cache-control') ?? ''),
});

/** For how long an answer is still served after something that it is made of has changed. */
const longestOutdated = minuteMs;

export const isOutdated = ({ outdatedSince }: Stored): boolean => outdatedSince !== undefined;

export const isTooOld = ({ outdatedSince }: Stored): boolean =>
  outdatedSince !== undefined && performance.now() - outdatedSince > longestOutdated;

export const mayBeKept = ({ status, headers }: Response): boolean =>
  status === 200 && !/no-store|private/.test(headers.get('cache-control') ?? '');

/** `make` for an answer that is worth making anew, and compressing as well as can be. */
export async function storable(response: Response, make: Make | undefined): Promise<Stored> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  for (const name of ['content-length', 'transfer-encoding', 'x-request-id']) delete headers[name];
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const topics = headers['cache-tag']?.split(',');
  return { topics, make, headers, etag, identity, compressed: { identity }, hasty: Boolean(make) };
}

export async function compress(stored: Stored, encoding: Encoding): Promise<Bytes> {
  try {
    const body =
      encoding === 'br'
        ? await brotliOf(stored.identity, 4)
        : new Uint8Array(await zip(stored.identity, { level: 9 }));
    stored.compressed[encoding] = body;
    return body;
  } catch (failure) {
    // The next who asks tries again.
    delete stored.compressed[encoding];
    throw failure;
  }
}

/** What takes the place of another is there in all the ways that the other was asked for. */
export async function compressAsBefore(stored: Stored, before: Stored | undefined): Promise<void> {
  for (const encoding of ['br', 'gzip'] as const)
    if (before?.compressed[encoding]) await compress(stored, encoding);
}

export async function compressWell(stored: Stored): Promise<void> {
  stored.hasty = false;
  // Where it fails, what was compressed in haste stays.
  await brotliOf(stored.identity, 10).then(
    (body) => (stored.compressed.br = body),
    () => undefined,
  );
}

async function brotliOf(identity: Bytes, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return new Uint8Array(await brotli(identity, { params }));
}

/** Does an accept-encoding header allow this one? With the weight 0 it is refused. */
export const takes = (encoding: string | null, name: string): boolean =>
  encoding?.split(',').some((part) => {
    const [offered = '', weight = ''] = part.split(';').map((text) => text.trim().toLowerCase());
    return offered === name && !/^q=0(\.0*)?$/.test(weight);
  }) ?? false;

export const encodingFor = ({ encoding }: Acceptance): Encoding =>
  (['br', 'gzip'] as const).find((name) => takes(encoding, name)) ?? 'identity';

export function onTheWire(
  { headers, etag }: Stored,
  { ifNoneMatch }: Acceptance,
  encoding: Encoding,
  body: Bytes,
): Wire {
  // A 304 carries no policy header: the browser keeps the stored one, which fits the stored page.
  if (ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return {
      status: 304,
      headers: { etag, vary: 'accept-encoding', 'cache-control': headers['cache-control'] ?? '' },
      body: null,
    };
  return {
    status: 200,
    headers: {
      ...headers,
      etag,
      vary: 'accept-encoding',
      'content-length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body,
  };
}

export const reply = ({ status, headers, body }: Wire): Response =>
  new Response(body, { status, headers });
