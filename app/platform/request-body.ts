import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '#app/shared/endpoint.ts';
import { Problem, refuse } from '#app/shared/problem.ts';
import { uploadTime } from './body-time.ts';

/** Bytes. */
const usualBody = 65_536;

/**
 * The bytes of a body. An upload may take as long as its size needs on a slow connection:
 * `grantTime` allows that time, once the sender is known.
 * @throws {Problem} those of `announcedSize`, request/too-large, request/malformed
 */
export async function bodyOf(
  { req: request }: HonoContext,
  { bodyLimit: limit = usualBody }: Pick<Endpoint, 'bodyLimit'>,
  grantTime?: (milliseconds: number) => void,
): Promise<Buffer> {
  const announced = announcedSize((name) => request.header(name), limit);
  const room = announced ?? limit;
  grantTime?.(uploadTime(room));
  // The HTTP server makes sure that a body has its declared length.
  const small = announced !== undefined && room <= usualBody;
  return small
    ? request.arrayBuffer().then((bytes) => Buffer.from(bytes), brokenOff)
    : filled(Buffer.allocUnsafeSlow(room), request.raw.body);
}

/**
 * How long a body says it is, if it does.
 * @throws {Problem} request/unsupported-type, request/too-large (without waiting for the body)
 */
function announcedSize(
  header: (name: string) => string | undefined,
  limit: number,
): number | undefined {
  if (!/^(identity)?$/i.test(header('content-encoding') ?? ''))
    throw refuse('request/unsupported-type', {
      text: 'Please send the request without compression.',
    });
  const length = header('transfer-encoding') ? undefined : header('content-length');
  if (Number(length ?? 0) > limit) throw refuse('request/too-large');
  return length === undefined ? undefined : Number(length);
}

/** A body that breaks off is the sender's fault, not a failure of ours. */
const brokenOff = (): never => {
  throw refuse('request/malformed');
};

/**
 * A body part by part, at most `limit` bytes of it.
 * @throws {Problem} request/too-large, request/malformed
 */
async function* arriving(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  try {
    for await (const part of body ?? []) {
      size += part.length;
      if (size > limit) throw refuse('request/too-large');
      yield part;
    }
  } catch (failure) {
    throw failure instanceof Problem ? failure : refuse('request/malformed');
  }
}

/** Copies each part as it arrives: copying a large body at its end would keep everyone waiting. */
async function filled(room: Buffer, body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  let size = 0;
  for await (const part of arriving(body, room.length)) {
    room.set(part, size);
    size += part.length;
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
