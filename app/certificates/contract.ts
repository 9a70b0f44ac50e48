import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { certificateKindNames } from './certificate-kinds.ts';

export const certificateProblems = defineProblems({
  'certificates/not-found': [404, 'No certificate has this number.'],
  'certificates/withdrawn': [409, 'This certificate has already been withdrawn.'],
  'certificates/same-name': [
    409,
    'The certificate already has the name of the account. Change the name of the account first.',
  ],
  'certificates/account-deleted': [
    409,
    'The person has deleted the account, so there is no name to issue the certificate under. It stays as it is.',
  ],
  'certificates/name-changed-before': [
    409,
    'You have already had the name on this certificate changed once. Write to us to change it again.',
  ],
});

const unknown = pickProblems(certificateProblems, 'certificates/not-found');
const byNumber = z.object({ number: z.string().max(40) });
const minute = 60;

/** Numbers are too many to be guessed; this only keeps anyone from trying. */
export const lookUps = { name: 'certificate-look-ups', points: 60, per: minute } as const;

/** The course or the learning path that was finished, as it was then. */
export const CertificateSubject = z.object({
  kind: z.enum(certificateKindNames),
  title: z.string(),
  slug: z.string(),
  palette: z.string(),
  icon: z.string(),
});
export type CertificateSubject = z.output<typeof CertificateSubject>;

const PublicCertificate = z.object({
  number: z.string(),
  /** As issued; empty if its person has deleted the account and did not want it to stay. */
  name: z.string(),
  subject: CertificateSubject,
  /** Text such as '10 hours'; empty if unknown. */
  duration: z.string(),
  summary: z.string(),
  proved: z.array(z.object({ text: z.string(), result: z.string() })),
  finishedAt: z.iso.datetime(),
  issuedAt: z.iso.datetime(),
  withdrawn: z
    .object({ at: z.iso.datetime(), reason: z.string(), replacedBy: z.string().nullable() })
    .nullable(),
  /** Of its page. */
  address: z.string(),
  /** As printed, without the scheme. */
  printedAddress: z.string(),
  /** The QR code of that address: dark modules in a square of `size` units. */
  code: z.object({ size: z.int(), path: z.string() }),
});

const OwnCertificate = z.object({
  number: z.string(),
  name: z.string(),
  kind: z.enum(certificateKindNames),
  /** Of the course or the learning path. */
  title: z.string(),
  finishedAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});

const Reissued = z.object({ number: z.string() });

export const certificatesContract = defineContract({
  'GET /certificates/{number}': {
    summary: 'What a certificate says, and whether it is still valid',
    access: 'public',
    topics: ['certificates'],
    params: byNumber,
    ok: PublicCertificate,
    problems: unknown,
    limits: [{ ...lookUps, by: 'ip' }],
  },
  'GET /account/certificates': {
    summary: 'The caller’s certificates, the newest first; they outlast the membership',
    access: 'user',
    ok: z.array(OwnCertificate),
  },
  'POST /account/certificates/{number}/reissue': {
    summary: 'Issue one’s own certificate again, once, under the current name of the account',
    access: 'user',
    params: byNumber,
    ok: Reissued,
    problems: certificateProblems,
  },
  'POST /admin/certificates/{number}/reissue': {
    summary: 'Issue a certificate again under the current name of its person',
    access: 'admin',
    params: byNumber,
    body: z.strictObject({ reason: adminReason }),
    ok: Reissued,
    problems: pickProblems(
      certificateProblems,
      'certificates/not-found',
      'certificates/withdrawn',
      'certificates/account-deleted',
      'certificates/same-name',
    ),
  },
  'POST /admin/certificates/{number}/withdrawal': {
    summary: 'Withdraw a certificate; its page shows the reason',
    access: 'admin',
    params: byNumber,
    body: z.strictObject({ reason: adminReason }),
    problems: pickProblems(certificateProblems, 'certificates/not-found', 'certificates/withdrawn'),
  },
  'GET /admin/members/{uid}/certificates': {
    summary: 'A person’s certificates, the newest first',
    access: 'admin',
    params: z.object({ uid: z.string().max(100) }),
    ok: z.array(OwnCertificate),
  },
});

export type PublicCertificate = z.output<typeof PublicCertificate>;
export type OwnCertificate = AnswerOf<
  (typeof certificatesContract)['GET /account/certificates']
>[number];
