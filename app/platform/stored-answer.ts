import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minuteMs } from '#app/shared/durations.ts';
import { closedPolicy, securityHeaders } from './html.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

/** How an answer is made; its `cache-tag` names the topics that it is made of. */
export type Make = () => Promise<Response>;

/** An answer as it goes over the wire. It is shared, so nobody may change it. */
export interface Wire {
  status: number;
  headers: Readonly<Record<string, string>>;
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

/**
 * An answer that everyone gets, as it is kept. What it looks like on the wire is made once for each
 * encoding: most requests do nothing but find it.
 */
export class Stored {
  /** What it is made of; undefined where that is not known: any change may concern it. */
  readonly topics: readonly string[] | undefined;
  /** How it is made anew; without it, only who asks for it can say. */
  readonly make: Make | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;
  readonly #identity: Bytes;
  readonly #unchanged: Wire;
  readonly #ready: Partial<Record<Encoding, Wire>>;
  /** Each is made when it is first asked for; others who ask meanwhile wait for it too. */
  readonly #compressing: Partial<Record<Encoding, Promise<Wire>>> = {};
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
    this.#etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const { 'cache-control': cacheControl = '' } = headers;
    const always = { ...securityHeaders, etag: this.#etag, vary: 'accept-encoding' };
    this.#headers = { ...always, 'content-security-policy': closedPolicy, ...headers };
    // No policy: the browser keeps the stored one, which fits the stored page.
    this.#unchanged = {
      status: 304,
      headers: { ...always, 'cache-control': cacheControl },
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

  get isTooOld(): boolean {
    return (
      this.#outdatedSince !== undefined && performance.now() - this.#outdatedSince > longestOutdated
    );
  }

  /** As the browser takes it, if it is there this way. */
  ready(accepts: Acceptance): Wire | undefined {
    const wire = this.#ready[encodingFor(accepts)];
    return wire && (this.#isKnown(accepts) ? this.#unchanged : wire);
  }

  /** As the browser takes it. */
  async for(accepts: Acceptance): Promise<Wire> {
    const encoding = encodingFor(accepts);
    const wire = this.#ready[encoding] ?? (await this.#compress(encoding));
    return this.#isKnown(accepts) ? this.#unchanged : wire;
  }

  /** What takes the place of another is there in all the ways that the other was asked for. */
  async compressLike(before: Stored | undefined): Promise<void> {
    if (!before) return;
    for (const encoding of ['br', 'gzip'] as const)
      if (before.#compressing[encoding]) await this.#compress(encoding);
  }

  /** Once what was compressed in haste is there: as well as it can be, while nobody waits. */
  async compressWell(): Promise<void> {
    if (!this.#hasty || !this.#ready.br) return;
    this.#hasty = false;
    // Where it fails, what was compressed in haste stays.
    await brotliOf(this.#identity, 10).then(
      (body) => (this.#ready.br = this.#wire('br', body)),
      () => undefined,
    );
  }

  #compress(encoding: Encoding): Promise<Wire> {
    return (this.#compressing[encoding] ??= compressed(this.#identity, encoding).then(
      (body) => (this.#ready[encoding] = this.#wire(encoding, body)),
      (failure: unknown) => {
        // The next who asks tries again.
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

/** Does an accept-encoding header allow this one? With the weight 0 it is refused. */
export const takes = (encoding: string | null, name: string): boolean =>
  encoding?.split(',').some((part) => {
    const [offered = '', weight = ''] = part.split(';').map((text) => text.trim().toLowerCase());
    return offered === name && !/^q=0(\.0*)?$/.test(weight);
  }) ?? false;

const encodingFor = ({ encoding }: Acceptance): Encoding =>
  (['br', 'gzip'] as const).find((name) => takes(encoding, name)) ?? 'identity';

export const reply = ({ status, headers, body }: Wire): Response =>
  new Response(body, { status, headers });
