import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import { seal, unseal } from '#app/platform/sealing.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { credentialProblems } from '../credentials.contract.ts';
import * as queries from './keys.queries.ts';
import { settings } from './ports.ts';
import type { PublicJwk } from './tables.ts';

const refuse = problemsOf(credentialProblems);
const keyPair = promisify(generateKeyPair);

type Clocked = Pick<Context, 'clock'>;

/** Two processes that need the first key at the same moment make one. */
const lockKeys = () => lockNames('credential-keys');

/** The key that signs credentials. The first one is made when it is needed. */
export async function signingKey(ctx: Clocked): Promise<{ id: string; key: KeyObject }> {
  const known = await queries.selectSigningKey();
  if (!known)
    return tx(async () => {
      await lockKeys();
      return (await queries.selectSigningKey()) ? signingKey(ctx) : addKey(ctx);
    });
  const pem = unseal(settings().sealingKey, known.private_key, known.id);
  if (!pem) throw new Error('SEALING_KEY does not open the key that signs credentials');
  return { id: known.id, key: createPrivateKey(pem) };
}

/**
 * For an operator: a new key signs from now on. The old public keys stay, so what they signed
 * remains verifiable. Returns the new key's id.
 */
export const rotateSigningKey = (ctx: Clocked): Promise<string> =>
  tx(async () => {
    await lockKeys();
    await queries.retireSigningKey(ctx.clock.now());
    return (await addKey(ctx)).id;
  });

async function addKey({ clock }: Clocked): Promise<{ id: string; key: KeyObject }> {
  const { publicKey, privateKey: key } = await keyPair('rsa', { modulusLength: 2048 });
  const { e = '', n = '' } = publicKey.export({ format: 'jwk' });
  // The thumbprint's members are in this order (RFC 7638).
  const jwk: PublicJwk = { e, kty: 'RSA', n };
  const id = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url');
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  await queries.insertKey({
    id,
    public_jwk: JSON.stringify(jwk),
    private_key: seal(settings().sealingKey, pem, id),
    created_at: clock.now(),
  });
  return { id, key };
}

const published = ({ id, public_jwk: { e, n } }: { id: string; public_jwk: PublicJwk }) => ({
  kty: 'RSA' as const,
  n,
  e,
  kid: id,
  alg: 'RS256' as const,
  use: 'sig' as const,
});

/** @throws {Problem} credentials/no-such-key */
export async function publicKey(id: string) {
  const row = await queries.selectPublicKey(id);
  if (!row) throw refuse('credentials/no-such-key');
  return published(row);
}

export const publicKeys = async () => ({
  keys: (await queries.selectPublicKeys()).map(published),
});
