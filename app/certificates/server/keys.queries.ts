import { q } from '#app/platform/database.ts';
import type { CertificatesTables, PublicJwk } from './tables.ts';

const db = () => q<CertificatesTables>();

/** The key that signs; undefined before the first one is made. */
export const selectSigningKey = () =>
  db()
    .selectFrom('credential_keys')
    .select(['id', 'private_key'])
    .where('retired_at', 'is', null)
    .executeTakeFirst();

export const retireSigningKey = (now: Date) =>
  db()
    .updateTable('credential_keys')
    .set({ retired_at: now })
    .where('retired_at', 'is', null)
    .execute();

export const insertKey = (row: {
  id: string;
  public_jwk: string;
  private_key: string;
  created_at: Date;
}) => db().insertInto('credential_keys').values(row).execute();

/** All public keys, the newest first: an old one verifies what it signed. */
export const selectPublicKeys = () =>
  db()
    .selectFrom('credential_keys')
    .select(['id', 'public_jwk'])
    .orderBy('created_at', 'desc')
    .$castTo<{ id: string; public_jwk: PublicJwk }>()
    .execute();

export const selectPublicKey = (id: string) =>
  db()
    .selectFrom('credential_keys')
    .select(['id', 'public_jwk'])
    .where('id', '=', id)
    .$castTo<{ id: string; public_jwk: PublicJwk }>()
    .executeTakeFirst();
