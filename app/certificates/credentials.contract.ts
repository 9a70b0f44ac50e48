import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems } from '#app/shared/problem.ts';

export const credentialProblems = defineProblems({
  'credentials/no-such-key': [404, 'We have never signed with such a key.'],
});

const Jwk = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
});

/** What programs read that check an Open Badge. The addresses are inside signed files: they stay. */
export const credentialsContract = defineContract({
  'GET /credentials/issuer': {
    summary: 'The issuer of our credentials, as an Open Badges 3.0 profile',
    access: 'public',
    cache: 'public',
    topics: ['credential-keys'],
    ok: z.object({
      '@context': z.array(z.string()),
      id: z.string(),
      type: z.array(z.string()),
      name: z.string(),
      url: z.string(),
    }),
  },
  'GET /credentials/keys': {
    summary: 'Every key that has signed credentials, as a JSON Web Key Set',
    access: 'public',
    cache: 'public',
    topics: ['credential-keys'],
    ok: z.object({ keys: z.array(Jwk) }),
  },
  'GET /credentials/keys/{id}': {
    summary: 'One of these keys; a credential’s header names its address',
    access: 'public',
    cache: 'public',
    topics: ['credential-keys'],
    params: z.object({ id: z.string().max(100) }),
    ok: Jwk,
    problems: credentialProblems,
  },
  'GET /credentials/revoked': {
    summary: 'All withdrawn credentials, as a 1EdTech revocation list',
    access: 'public',
    cache: 'public',
    topics: ['certificates'],
    ok: z.object({
      id: z.string(),
      issuer: z.string(),
      revokedCredential: z.array(
        z.object({ id: z.string(), revoked: z.literal(true), revocationReason: z.string() }),
      ),
    }),
  },
});
