import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '#app/shared/endpoint.ts';
import { Problem, refuse } from '#app/shared/problem.ts';
import { uploadTime } from './body-time.ts';

/** Bytes. */
const usualBody = 65_536;

/**
 * The bytes of a body. An upload may take as long as its size needs on a slow connection:
 * `grantTime` allows that time, once the sender is known.
 * @throws {Problem} request/unsupported-type, request/too-large (without waiting for the rest),
 * request/malformed
 */
export async function bodyOf(
  { req: request }: HonoContext,
  { bodyLimit: limit = usualBody }: Pick<Endpoint, 'bodyLimit'>,
  grantTime?: (milliseconds: number) => void,
): Promise<Buffer> {
  if (!/^(identity)?$/i.test(request.header('content-encoding') ?? ''))
    throw refuse('request/unsupported-type', {
      text: 'Please send the request without compression.',
    });
  const announced = request.header('transfer-encoding')
    ? undefined
    : request.header('content-length');
  if (Number(announced ?? 0) > limit) throw refuse('request/too-large');
  grantTime?.(uploadTime(Number(announced ?? limit)));
  const room = Number(announced ?? limit);
  // The HTTP server makes sure that a body has its declared length.
  const reading =
    announced && room <= usualBody
      ? request.arrayBuffer().then((bytes) => Buffer.from(bytes))
      : filled(Buffer.allocUnsafeSlow(room), request.raw.body);
  // A body that breaks off is the sender's fault, not a failure of ours.
  return reading.catch((failure: unknown) => {
    throw failure instanceof Problem ? failure : refuse('request/malformed');
  });
}

/** Copies each part as it arrives: copying a large body at its end would keep everyone waiting. */
async function filled(room: Buffer, body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  let size = 0;
  for await (const chunk of body ?? []) {
    if (size + chunk.length > room.length) throw refuse('request/too-large');
    room.set(chunk, size);
    size += chunk.length;
  }
  return room.subarray(0, size);
}

/** Fatal, because otherwise it silently replaces invalid UTF-8 with U+FFFD. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws {Problem} request/malformed */
export function readJson(bytes: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw refuse('request/malformed');
  }
  return storable(value);
}

/**
 * Passes on only what the database can store: U+0000 can't be stored as text, and lone surrogates
 * would be silently replaced.
 */
export function storable<T>(value: T): T {
  const storableText = (text: string) => text.isWellFormed() && !text.includes('\0');
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && !storableText(part)) throw refuse('request/malformed');
    if (typeof part === 'object' && part !== null)
      for (const member of Object.entries(part)) waiting.push(...member);
  }
  return value;
}
