import { brand } from '#app/shared/brand.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { certificatePath } from '../certificate-number.ts';
import type { CertificateRow } from './queries.ts';

/** In this order (Open Badges 3.0, section 5.2). */
const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];
const schema =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

const issuerAddress = (): string => publicAddress('/api/credentials/issuer');
export const keyAddress = (id: string): string => publicAddress(`/api/credentials/keys/${id}`);
const revokedAddress = (): string => publicAddress('/api/credentials/revoked');
const credentialAddress = (number: string): string =>
  publicAddress(`${certificatePath(number)}/credential.json`);

const profile = () => ({
  id: issuerAddress(),
  type: ['Profile'],
  name: brand.name,
  url: publicAddress('/'),
});

export const issuerProfile = () => ({ '@context': contexts, ...profile() });

/** The credential allows no fractions of a second where a signature repeats the instant. */
const instant = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** What was achieved, in the words of Open Badges. */
const achievementOf = ({ kind, course_slug: slug }: CertificateRow) =>
  kind === 'path'
    ? { id: publicAddress(`/paths#${slug}`), achievementType: 'LearningProgram' }
    : { id: publicAddress(`/courses/${slug}`), achievementType: 'CertificateOfCompletion' };

/**
 * A certificate as an Open Badges 3.0 credential. It names its holder as the page does. It has no
 * hash of the e-mail address: the file is public, and an address is easily guessed from its hash.
 */
function credentialOf(row: CertificateRow) {
  const id = credentialAddress(row.number);
  return {
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.course_title,
    issuer: profile(),
    validFrom: instant(row.issued_at),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: row.name,
          identityType: 'name',
        },
      ],
      achievement: {
        ...achievementOf(row),
        type: ['Achievement'],
        name: row.course_title,
        description: row.summary,
        criteria: {
          narrative: row.proved.map(({ text, result }) => `${text}: ${result}`).join('\n'),
        },
        image: {
          id: publicAddress(`${certificatePath(row.number)}/badge.png`),
          type: 'Image',
        },
      },
    },
    credentialStatus: { id: revokedAddress(), type: '1EdTechRevocationList' },
    credentialSchema: [{ id: schema, type: '1EdTechJsonSchemaValidator2019' }],
  };
}

/** What the signature covers: the credential and the same facts as JWT claims. */
export function claimsOf(row: CertificateRow) {
  const credential = credentialOf(row);
  return {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Date.parse(credential.validFrom) / 1000,
  };
}

export const revocationList = (
  rows: readonly { number: string; revoked_reason: string | null }[],
) => ({
  id: revokedAddress(),
  issuer: issuerAddress(),
  revokedCredential: rows.map(({ number, revoked_reason: reason }) => ({
    id: credentialAddress(number),
    revoked: true as const,
    revocationReason: reason ?? '',
  })),
});
