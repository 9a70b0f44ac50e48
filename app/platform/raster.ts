import { createHash } from 'node:crypto';
import { turns } from './turns.ts';

/** Drawn images by the hash of their SVG: social networks request a card many times at once. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const most = 64;

/**
 * Anyone can make up a card. Each takes a tenth of a second of a libuv thread, and password hashing
 * needs these too.
 */
const inTurn = turns({ atOnce: 1, longestQueue: 32 });

/**
 * The SVG as PNG, at its own size. It must contain outlines only: text would use whatever fonts the
 * machine has. Runs outside the event loop's thread.
 * @throws {Problem} server/busy
 */
export function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256').update(svg).digest('base64');
  const known = drawn.get(key);
  if (known) return known;
  const image = inTurn(() => toPng(svg));
  drawn.set(key, image);
  image.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > most && oldest) drawn.delete(oldest);
  return image;
}

async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first image: it is a large native library that most processes don't need at
  // start.
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
