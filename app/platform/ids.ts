import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as breather } from 'node:timers/promises';

/** A new row's id: 128 random bits as 22 url-safe characters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/**
 * A secret that only its owner knows (session token, action code): 256 random bits as 43 url-safe
 * characters. Store `sha256(secret)`, never the secret itself.
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 of a text, as 64 hex digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const piece = 1024 * 1024;

/** The SHA-256 of a file, as 64 hex digits. Others get a turn after each megabyte. */
export async function digestOf(file: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < file.length; at += piece) {
    hash.update(file.subarray(at, at + piece));
    await breather();
  }
  return hash.digest('hex');
}
