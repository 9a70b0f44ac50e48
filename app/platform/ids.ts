import { createHash, randomBytes } from 'node:crypto';

/**
 * A new row's id: 22 url-safe characters of chance. None begins with `-`, which a spreadsheet reads
 * as a formula and a command as an option.
 */
export function newId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

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
