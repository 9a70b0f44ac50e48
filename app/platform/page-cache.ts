import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

interface Stored {
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
}

export const acceptanceOf = (request: Request): Acceptance => ({
  encoding: request.headers.get('accept-encoding'),
  ifNoneMatch: request.headers.get('if-none-match'),
});

/**
 * Answers that are the same for everyone, made once and served from memory. Emptied whole when
 * content changes (several processes: content-changed.ts tells them all). Least recently used
 * answers leave when it is full. Who asks first gets one that is compressed in haste; what is asked
 * for again is compressed as well as it can be, while nobody waits. Addresses that anyone can make
 * up (`free`) have a shelf of their own, and haste is enough for them: no flood of them pushes out
 * the others.
 */
export class PageCache {
  readonly #fixed: Shelf;
  readonly #free: Shelf;
  readonly #making = new Map<string, Promise<Stored | Response>>();
  #generation = 0;

  constructor({ fixed = 500, free = 200 } = {}) {
    this.#fixed = new Shelf(fixed);
    this.#free = new Shelf(free);
  }

  clear(): void {
    this.#generation += 1;
    this.#fixed.clear();
    this.#free.clear();
    this.#making.clear();
  }

  /**
   * The stored answer, or the one that `make` gives: kept when it is a 200 that allows it, passed
   * through otherwise.
   */
  async serve(
    key: string,
    accepts: Acceptance,
    make: () => Promise<Response>,
    { free = false } = {},
  ): Promise<Response> {
    const stored = this.#found(key) ?? (await this.#once(key, make, free));
    if (stored instanceof Response) return stored.clone();
    const encoding = encodingFor(accepts);
    return reply(
      onTheWire(
        stored,
        accepts,
        encoding,
        await (stored.compressed[encoding] ??= compress(stored, encoding)),
      ),
    );
  }

  /** The stored answer, if it is there as the browser takes it. */
  find(key: string, accepts: Acceptance): Wire | undefined {
    const stored = this.#found(key);
    const encoding = encodingFor(accepts);
    const body = stored?.compressed[encoding];
    return stored && body instanceof Uint8Array
      ? onTheWire(stored, accepts, encoding, body)
      : undefined;
  }

  #found(key: string): Stored | undefined {
    const fixed = this.#fixed.take(key);
    if (fixed?.hasty && fixed.compressed.br instanceof Uint8Array) void compressWell(fixed);
    return fixed ?? this.#free.take(key);
  }

  /** Many askers of one missing answer make it once. */
  #once(key: string, make: () => Promise<Response>, free: boolean): Promise<Stored | Response> {
    const running = this.#making.get(key);
    if (running) return running;
    const generation = this.#generation;
    const making = make()
      .then(async (response) => {
        if (
          response.status !== 200 ||
          /no-store|private/.test(response.headers.get('cache-control') ?? '')
        )
          return response;
        const stored = await storable(response, { hasty: !free });
        // What was made from content that has changed meanwhile is served once and not kept.
        if (generation === this.#generation) (free ? this.#free : this.#fixed).put(key, stored);
        return stored;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }
}

/** So many answers, those asked for last. */
class Shelf {
  readonly #stored = new Map<string, Stored>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  clear(): void {
    this.#stored.clear();
  }

  /** A Map keeps the order of insertion: what was asked for moves to its end. */
  take(key: string): Stored | undefined {
    const stored = this.#stored.get(key);
    if (stored) this.put(key, stored);
    return stored;
  }

  put(key: string, stored: Stored): void {
    this.#stored.delete(key);
    this.#stored.set(key, stored);
    const [oldest] = this.#stored.keys();
    if (this.#stored.size > this.#capacity && oldest !== undefined) this.#stored.delete(oldest);
  }
}

async function storable(response: Response, { hasty }: { hasty: boolean }): Promise<Stored> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  for (const name of ['content-length', 'transfer-encoding', 'x-request-id']) delete headers[name];
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { headers, etag, identity, compressed: { identity }, hasty };
}

async function compress(stored: Stored, encoding: Encoding): Promise<Bytes> {
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

async function compressWell(stored: Stored): Promise<void> {
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

const encodingFor = ({ encoding }: Acceptance): Encoding =>
  (['br', 'gzip'] as const).find((name) => takes(encoding, name)) ?? 'identity';

function onTheWire(
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

const reply = ({ status, headers, body }: Wire): Response =>
  new Response(body, { status, headers });
