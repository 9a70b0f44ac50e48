import { sign } from 'node:crypto';
import { promisify } from 'node:util';
import { draw } from '#app/ui/art/draw.ts';
import type { Context } from '#app/platform/context.ts';
import { rasterise } from '#app/platform/raster.ts';
import { baked } from './badge.service.ts';
import { claimsOf, keyAddress, revocationList } from './credentials.answers.ts';
import { signingKey } from './keys.service.ts';
import { keepCredential, selectRevoked, type CertificateRow } from './queries.ts';
import { foundCertificate } from './service.ts';

const signed = promisify(sign);
type Clocked = Pick<Context, 'clock'>;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The credential as a signed JWT. It is signed once and stored, so it keeps its signature when the
 * key changes. A withdrawn one can still be read: the revocation list says that it is withdrawn.
 * @throws {Problem} certificates/not-found
 */
export async function credentialJwt(ctx: Clocked, typed: string): Promise<string> {
  const row = await foundCertificate(typed);
  return row.credential ?? keepCredential(row, await signedCredential(ctx, row));
}

async function signedCredential(ctx: Clocked, row: CertificateRow): Promise<string> {
  const { id, key } = await signingKey(ctx);
  const header = { alg: 'RS256', kid: keyAddress(id), typ: 'JWT' };
  const body = `${part(header)}.${part(claimsOf(row))}`;
  const signature = await signed('RSA-SHA256', Buffer.from(body), key);
  return `${body}.${signature.toString('base64url')}`;
}

/**
 * The same as JSON: the signed claims, with the JWT as their proof. Validators that expect a VC-JWT
 * take the file from `credentialJwt`.
 */
export async function credentialJson(ctx: Clocked, typed: string): Promise<object> {
  const jwt = await credentialJwt(ctx, typed);
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as object;
  return { ...claims, proof: [{ type: 'JwtProof2020', jwt }] };
}

const side = 512;

/** The badge of the course with the signed credential inside (Open Badges 3.0, section 5.3.1). */
export async function bakedBadge(ctx: Clocked, typed: string): Promise<Uint8Array<ArrayBuffer>> {
  const row = await foundCertificate(typed);
  // Without words: text would depend on the machine's fonts.
  const svg = draw('patch', row.course_slug, {
    shape: 'scallop',
    palette: row.palette,
    glyph: row.icon,
  }).replace('<svg ', `<svg width="${side}" height="${side}" `);
  return baked(await rasterise(svg), await credentialJwt(ctx, typed));
}

/** The whole list: a validator must find a credential in it, or take it for valid. */
export const revokedCredentials = async () => revocationList(await selectRevoked());
