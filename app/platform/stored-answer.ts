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

export const mayBeKept = ({ status, headers }: Response): boolean =>
  status === 200 && !/no-store|private/.test(headers.get('cache-control') ?? '');

/** An answer that everyone gets, as it is kept. */
export class Stored {
  /** What it is made of; undefined where that is not known: any change may concern it. */
  readonly topics: readonly string[] | undefined;
  /** How it is made anew; without it, only who asks for it can say. */
  readonly make: Make | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly #identity: Bytes;
  /** Each way is made when it is first asked for; others who ask meanwhile wait for it too. */
  readonly #compressed: Partial<Record<Encoding, Bytes | Promise<Bytes>>>;
  /**
   * Compressed in haste, for the first who ask: whether it is still to be done as well as it can
   * be.
   */
  #hasty: boolean;
  /** When something that it is made of changed, by `performance.now()`. */
  #outdatedSince: number | undefined;

  /** `make` for an answer that is worth making anew, and compressing as well as can be. */
  static async of(response: Response, make: Make | undefined): Promise<Stored> {
    return new Stored(response, new Uint8Array(await response.arrayBuffer()), make);
  }

  private constructor(response: Response, identity: Bytes, make: Make | undefined) {
    const headers = Object.fromEntries(response.headers);
    for (const name of ['content-length', 'transfer-encoding', 'x-request-id'])
      delete headers[name];
    this.topics = headers['cache-tag']?.split(',');
    this.make = make;
    this.headers = headers;
    this.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.#identity = identity;
    this.#compressed = { identity };
    this.#hasty = Boolean(make);
  }

  outdate(): void {
    this.#outdatedSince ??= performance.now();
  }

  get isOutdated(): boolean {
    return this.#outdatedSince !== undefined;
  }

  get isTooOld(): boolean {
    return (
      this.#outdatedSince !== undefined && performance.now() - this.#outdatedSince > longestOutdated
    );
  }

  /** Its bytes, if they are there this way. */
  ready(encoding: Encoding): Bytes | undefined {
    const body = this.#compressed[encoding];
    return body instanceof Uint8Array ? body : undefined;
  }

  async in(encoding: Encoding): Promise<Bytes> {
    return (this.#compressed[encoding] ??= this.#compress(encoding));
  }

  /** What takes the place of another is there in all the ways that the other was asked for. */
  async compressLike(before: Stored | undefined): Promise<void> {
    if (!before) return;
    for (const encoding of ['br', 'gzip'] as const)
      if (before.#compressed[encoding]) await this.in(encoding);
  }

  /** Once what was compressed in haste is there: as well as it can be, while nobody waits. */
  async compressWell(): Promise<void> {
    if (!this.#hasty || !this.ready('br')) return;
    this.#hasty = false;
    // Where it fails, what was compressed in haste stays.
    await brotliOf(this.#identity, 10).then(
      (body) => (this.#compressed.br = body),
      () => undefined,
    );
  }

  async #compress(encoding: Encoding): Promise<Bytes> {
    try {
      const body =
        encoding === 'br'
          ? await brotliOf(this.#identity, 4)
          : new Uint8Array(await zip(this.#identity, { level: 9 }));
      this.#compressed[encoding] = body;
      return body;
    } catch (failure) {
      // The next who asks tries again.
      delete this.#compressed[encoding];
      throw failure;
    }
  }
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
