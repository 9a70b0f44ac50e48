import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { takes, type Acceptance } from './stored-answer.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

interface Asset {
  headers: Record<string, string>;
  bodies: Record<string, Uint8Array<ArrayBuffer>>;
}

/**
 * The browser's files, read and compressed by the build and served from memory. Files with hashed
 * names may be cached for ever.
 */
export class Assets {
  readonly #files = new Map<string, Asset>();

  constructor(folder: string) {
    for (const path of filesBelow(folder)) {
      const suffix = extname(path);
      if (suffix === '.br' || suffix === '.gz' || !types[suffix]) continue;
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      const bodies = Object.fromEntries(
        [
          ['identity', path],
          ['br', `${path}.br`],
          ['gzip', `${path}.gz`],
        ].flatMap(([encoding = '', file = '']) => {
          const body = readIfThere(file);
          return body ? [[encoding, body]] : [];
        }),
      );
      const cacheControl = address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600';
      this.#files.set(address, {
        headers: {
          'content-type': types[suffix],
          'cache-control': cacheControl,
          vary: 'accept-encoding',
        },
        bodies,
      });
    }
  }

  serve(path: string, { encoding }: Acceptance): Response | undefined {
    const asset = this.#files.get(path);
    if (!asset) return undefined;
    const chosen =
      ['br', 'gzip'].find((name) => asset.bodies[name] && takes(encoding, name)) ?? 'identity';
    const body = asset.bodies[chosen] ?? new Uint8Array();
    return new Response(body, {
      headers: {
        ...asset.headers,
        'content-length': String(body.byteLength),
        ...(chosen !== 'identity' && { 'content-encoding': chosen }),
      },
    });
  }

  /** The text of a file, for inlining stylesheets into pages. */
  text(path: string): string | undefined {
    const body = this.#files.get(path)?.bodies.identity;
    return body && Buffer.from(body).toString();
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return undefined;
  }
}
