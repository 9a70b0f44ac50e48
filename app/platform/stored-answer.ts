import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minuteMs } from '#app/shared/durations.ts';
import { closedPolicy, securityHeaders } from './html.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

/** Makes an answer; its `cache-tag` names the topics that it is made from. */
export type Make = () => Promise<Response>;

/** An answer as it is sent. It is shared, so nobody may change it. */
export interface Wire {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Bytes | null;
}

/** What the browser accepts. */
export interface Acceptance {
  encoding: string | null;
  ifNoneMatch: string | null;
  /** The reader reloads the page, so an outdated answer is not good enough. */
  fresh: boolean;
}

/** Takes header names in lower case. */
export const acceptanceOf = (header: (name: string) => string | null | undefined): Acceptance => ({
  encoding: header('accept-encoding') ?? null,
  ifNoneMatch: header('if-none-match') ?? null,
  fresh: /no-cache|max-age=0/.test(header('cache-control') ?? ''),
});

/** How long an answer is still served after its content has changed. */
const longestOutdated = minuteMs;

/**
 * The instant at which an answer changes by itself, as ISO text: a start or an end that nobody
 * announces. Only our own cache reads it.
 */
export const validUntilHeader = 'x-valid-until';

export const mayBeKept = ({ status, headers }: Response): boolean =>
  status === 200 && !/no-store|private/.test(headers.get('cache-control') ?? '');

/**
 * A stored answer that everyone gets. Its bytes are made once for each encoding: most requests only
 * look them up.
 */
export class Stored {
  /** The topics it is made from; if undefined, any change may concern it. */
  readonly topics: readonly string[] | undefined;
  /** In milliseconds, by the product's clock. From then on it is wrong, not only outdated. */
  readonly #validUntil: number;
  /** `no-cache`: once outdated, it is not served again, since somebody may have taken it back. */
  readonly #mustBeCurrent: boolean;
  /** Makes it again; if undefined, only a request can. */
  readonly make: Make | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;
  readonly #identity: Bytes;
  readonly #unchanged: Wire;
  readonly #ready: Partial<Record<Encoding, Wire>>;
  /** Each one starts with its first request; later requests wait for the same one. */
  readonly #compressing: Partial<Record<Encoding, Promise<Wire>>> = {};
  /** True while there is only the quick compression, and a better one is still to be made. */
  #hasty: boolean;
  /** When its content changed, by `performance.now()`. */
  #outdatedSince: number | undefined;

  /** Pass `make` if the answer is worth rendering again and compressing at the highest level. */
  static async of(response: Response, make: Make | undefined): Promise<Stored> {
    return new Stored(response, new Uint8Array(await response.arrayBuffer()), make);
  }

  private constructor(response: Response, identity: Bytes, make: Make | undefined) {
    const headers = Object.fromEntries(response.headers);
    this.#validUntil = Date.parse(headers[validUntilHeader] ?? '') || Infinity;
    this.#mustBeCurrent = headers['cache-control']?.includes('no-cache') ?? false;
    for (const name of ['content-length', 'transfer-encoding', 'x-request-id', validUntilHeader])
      delete headers[name];
    this.topics = headers['cache-tag']?.split(',');
    this.make = make;
    this.#etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const own = { etag: this.#etag, vary: 'accept-encoding' };
    this.#headers = {
      ...securityHeaders,
      'content-security-policy': closedPolicy,
      ...headers,
      ...own,
    };
    // No policy: the browser keeps the stored one, which matches the stored page.
    const repeated = [...Object.keys(securityHeaders), 'cache-control'].flatMap((name) => {
      const value = this.#headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    this.#unchanged = {
      status: 304,
      headers: { ...Object.fromEntries(repeated), ...own },
      body: null,
    };
    this.#identity = identity;
    this.#ready = { identity: this.#wire('identity', identity) };
    this.#hasty = Boolean(make);
  }

  outdate(): void {
    this.#outdatedSince ??= performance.now();
  }

  get isOutdated(): boolean {
    return this.#outdatedSince !== undefined;
  }

  isTooOld(now: Date): boolean {
    return (
      now.getTime() >= this.#validUntil ||
      (this.#outdatedSince !== undefined &&
        (this.#mustBeCurrent || performance.now() - this.#outdatedSince > longestOutdated))
    );
  }

  /** The answer in an encoding that the browser accepts, if that exists already. */
  ready(accepts: Acceptance): Wire | undefined {
    const wire = this.#ready[encodingFor(accepts)];
    return wire && (this.#isKnown(accepts) ? this.#unchanged : wire);
  }

  /** The answer in an encoding that the browser accepts. */
  async for(accepts: Acceptance): Promise<Wire> {
    const encoding = encodingFor(accepts);
    const wire = this.#ready[encoding] ?? (await this.#compress(encoding));
    return this.#isKnown(accepts) ? this.#unchanged : wire;
  }

  /** A new answer gets all encodings that the old one was requested in. */
  async compressLike(before: Stored | undefined): Promise<void> {
    if (!before) return;
    for (const encoding of ['br', 'gzip'] as const)
      if (before.#compressing[encoding]) await this.#compress(encoding);
  }

  /**
   * Compresses again at the highest level, in the background, once the quick compression exists.
   * Every hit calls it.
   */
  compressWell(): void {
    if (!this.#hasty || !this.#ready.br) return;
    this.#hasty = false;
    brotliOf(this.#identity, 10).then(
      (body) => (this.#ready.br = this.#wire('br', body)),
      () => {
        // The quick compression stays.
      },
    );
  }

  #compress(encoding: Encoding): Promise<Wire> {
    return (this.#compressing[encoding] ??= compressed(this.#identity, encoding).then(
      (body) => (this.#ready[encoding] = this.#wire(encoding, body)),
      (failure: unknown) => {
        // The next request tries again.
        delete this.#compressing[encoding];
        throw failure;
      },
    ));
  }

  #wire(encoding: Encoding, body: Bytes): Wire {
    return {
      status: 200,
      headers: {
        ...this.#headers,
        'content-length': String(body.byteLength),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
      body,
    };
  }

  #isKnown({ ifNoneMatch }: Acceptance): boolean {
    return (
      ifNoneMatch !== null &&
      ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === this.#etag)
    );
  }
}

const compressed = async (identity: Bytes, encoding: Encoding): Promise<Bytes> =>
  encoding === 'br' ? brotliOf(identity, 4) : new Uint8Array(await zip(identity, { level: 9 }));

async function brotliOf(identity: Bytes, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  return new Uint8Array(await brotli(identity, { params }));
}

/** True if an accept-encoding header allows this one. Weight 0 refuses it. */
export const takes = (encoding: string | null, name: string): boolean =>
  encoding?.split(',').some((part) => {
    const [offered = '', weight = ''] = part.split(';').map((text) => text.trim().toLowerCase());
    return offered === name && !/^q=0(\.0*)?$/.test(weight);
  }) ?? false;

const encodingFor = ({ encoding }: Acceptance): Encoding =>
  (['br', 'gzip'] as const).find((name) => takes(encoding, name)) ?? 'identity';

export const reply = ({ status, headers, body }: Wire): Response =>
  new Response(body, { status, headers });
