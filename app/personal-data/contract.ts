import { z } from 'zod';
import { confirmationProblems, signInProblems } from '#app/accounts/refusals.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';

export const deletionProblems = defineProblems({
  'account/admin-stays': [
    409,
    'Admins can’t delete their account. Have another admin remove the role first.',
  ],
});

const hour = 60 * 60;

export const personalDataContract = defineContract({
  'GET /account/export': {
    summary: 'Everything stored about the caller: one archive with data.json and the files',
    access: 'user',
    file: 'application/zip',
    ok: z.instanceof(Uint8Array<ArrayBuffer>),
    limits: [{ name: 'export', points: 10, per: hour, by: 'user' }],
  },
  'GET /account/deletion': {
    summary: 'When the caller’s account will be deleted, or null',
    access: 'user',
    ok: z.object({ dueAt: z.iso.datetime().nullable() }),
  },
  'POST /account/deletion': {
    summary:
      'Have the caller’s account deleted in 14 days; every session ends, and signing in stays possible until then',
    access: 'user',
    body: z.object({
      currentPassword: z.string('Please enter your password'),
      /** Certificates stay public, with the name on them. */
      keepCertificates: z.boolean().default(false),
    }),
    ok: z.object({ dueAt: z.iso.datetime() }),
    problems: {
      ...deletionProblems,
      ...confirmationProblems,
      ...pickProblems(signInProblems, 'auth/password-reset-required'),
    },
    limits: [{ name: 'deletion', points: 20, per: hour, by: 'user' }],
  },
  'DELETE /account/deletion': {
    summary: 'Keep the caller’s account after all',
    access: 'user',
  },
});
