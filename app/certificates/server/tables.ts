import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { CertificateKind } from '../certificate-kinds.ts';

export interface CertificatesTable {
  number: string;
  uid: string;
  kind: Generated<CertificateKind>;
  /** Of the course or the path, like its title and slug. */
  course_id: string;
  /** As issued; empty once its person is deleted and did not want it to stay. */
  name: string;
  course_title: string;
  course_slug: string;
  palette: string;
  icon: string;
  /** Text such as '10 hours'; empty if unknown. */
  duration: string;
  summary: string;
  /** JSON: {text, result}[]; of a path, its courses. */
  proved: string | Proved[];
  finished_at: Date;
  issued_at: Date;
  revoked_at: NullAtFirst<Date>;
  revoked_reason: NullAtFirst<string>;
  /** The number of the certificate that this one replaces. */
  replaces: NullAtFirst<string>;
  reissued_by: NullAtFirst<'person' | 'admin'>;
  /** A signed JWT, made when it is first asked for. */
  credential: NullAtFirst<string>;
  /** Chosen with the deletion of the account. */
  stays_public: Generated<boolean>;
}

export interface Proved {
  /** 'Stage 1: Find a problem worth an evening', or the title of a course. */
  text: string;
  /** '4 lessons', '10 hours'. */
  result: string;
}

export interface CredentialKeysTable {
  /** The thumbprint of the public key (RFC 7638). */
  id: string;
  public_jwk: string | PublicJwk;
  /** PKCS 8, as platform/sealing.ts stores secrets. */
  private_key: string;
  created_at: Date;
  /** Null: this key signs. */
  retired_at: NullAtFirst<Date>;
}

export interface PublicJwk {
  kty: 'RSA';
  n: string;
  e: string;
}

export interface CertificatesTables {
  certificates: CertificatesTable;
  credential_keys: CredentialKeysTable;
}
