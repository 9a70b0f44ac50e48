import { createHash, randomBytes } from 'node:crypto';

/** A new row's id: 128 random bits as 22 url-safe characters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/**
 * A secret that only its owner knows (session token, action code): 256 random bits as 43 url-safe
 * characters. Store `sha256(secret)`, never the secret itself.
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 of a text, as 64 hex digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The SHA-256 of a file, as 64 hex digits. */
export async function digestOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of parts) hash.update(part);
  return hash.digest('hex');
}
