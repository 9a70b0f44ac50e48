import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const derived = (key: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'sealed at rest', 32));

/**
 * A secret as it is stored: encrypted if the installation has a key (SEALING_KEY), plain otherwise.
 * `owner` names the row: a secret sealed for one row can't be opened in another.
 */
export function seal(key: string | undefined, text: string, owner: string): string {
  if (!key) return `plain.${text}`;
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, derived(key), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [
    'sealed',
    nonce.toString('base64url'),
    sealed.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
  ].join('.');
}

/**
 * Opens what `seal` stored; undefined if this key doesn't open it. Secrets stored before there was
 * a key stay readable.
 */
export function unseal(key: string | undefined, stored: string, owner: string): string | undefined {
  const [kind, ...parts] = stored.split('.');
  if (kind === 'plain') return parts.join('.');
  const [nonce, sealed, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!key || !nonce || !sealed || !tag) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, derived(key), nonce, { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
