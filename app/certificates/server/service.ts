import { randomInt } from 'node:crypto';
import { personOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { certificateActions } from '../actions.ts';
import { numberOf, numberSigns, probablyMeant, spelt } from '../certificate-number.ts';
import {
  certificateProblems,
  type CertificateSubject,
  type OwnCertificate,
  type PublicCertificate,
} from '../contract.ts';
import { certificateNews } from '../news.ts';
import { ownCertificate, publicCertificate, subjectOf } from './certificates.answers.ts';
import { settings } from './ports.ts';
import * as queries from './queries.ts';
import type { CertificateRow } from './queries.ts';
import type { Proved } from './tables.ts';

const refuse = problemsOf(certificateProblems);
const notify = tellerOf(certificateNews);
const record = recorderOf(certificateActions);

/** What was earned, in the words that the certificate keeps for good. */
export interface Earned {
  uid: string;
  subject: CertificateSubject & { id: string };
  /** Text such as '10 hours'; empty if unknown. */
  duration: string;
  summary: string;
  proved: readonly Proved[];
  finishedAt: Date;
}

/**
 * Issues the certificate of a finished course or path, in the transaction that finishes it. Someone
 * has one first certificate for each, so a second call does nothing.
 */
export async function issueCertificate(ctx: Context, earned: Earned): Promise<void> {
  const { uid, subject, duration, summary, proved, finishedAt } = earned;
  if (await queries.wasIssued(uid, subject.id)) return;
  const person = await personOf(uid);
  if (!person) throw new Error('A certificate is issued to a person');
  const number = await insertNumbered({
    uid,
    kind: subject.kind,
    course_id: subject.id,
    name: person.displayName,
    course_title: subject.title,
    course_slug: subject.slug,
    palette: subject.palette,
    icon: subject.icon,
    duration,
    summary,
    proved: JSON.stringify(proved),
    finished_at: finishedAt,
    issued_at: ctx.clock.now(),
  });
  await notify(ctx, {
    uid,
    key: `certificate-issued:${number}`,
    kind: 'certificate-issued',
    data: { course: subject.title, number },
  });
}

/** Two random numbers meet once in a trillion, but they may. */
async function insertNumbered(
  row: Omit<Parameters<typeof queries.insertCertificate>[0], 'number'>,
): Promise<string> {
  const signs = Array.from({ length: 8 }, () => numberSigns[randomInt(numberSigns.length)]);
  const number = numberOf(signs.join(''));
  return (await queries.insertCertificate({ ...row, number })) ? number : insertNumbered(row);
}

/** @throws {Problem} certificates/not-found, with the slip that is likely */
export async function foundCertificate(typed: string) {
  const number = spelt(typed);
  const row = number && (await queries.selectCertificate(number));
  if (row) return row;
  throw refuse('certificates/not-found', {
    ...(probablyMeant(typed) && {
      text: 'Our numbers never contain the letters O and I. Check whether you mean a zero or a one.',
    }),
  });
}

export const certificateOf = async (typed: string): Promise<PublicCertificate> =>
  publicCertificate(await foundCertificate(typed));

export const certificatesOfPerson = async (uid: string): Promise<OwnCertificate[]> =>
  (await queries.certificatesOf(uid)).map(ownCertificate);

/** A person's valid certificates, the newest first, as part of another feature's statement. */
export const validCertificatesAbout = aboutPerson(queries.validCertificatesOf, (rows) =>
  rows.map(({ number, duration, finished_at: finishedAt, ...row }) => ({
    number,
    subject: subjectOf(row),
    duration,
    finishedAt: new Date(finishedAt).toISOString(),
  })),
);

/**
 * Issues the caller's certificate again under the name of the account. Once for each course or path;
 * after that an admin does it.
 * @throws {Problem} certificates/not-found, certificates/withdrawn, certificates/same-name,
 *   certificates/name-changed-before
 */
export const reissueOwn = (ctx: Context<Actor>, number: string): Promise<string> =>
  tx(async () => {
    const row = await lockedCertificate(number);
    if (row.uid !== ctx.actor.uid) throw refuse('certificates/not-found');
    if (await queries.hasReissued(row.uid, row.course_id))
      throw refuse('certificates/name-changed-before');
    return (await reissue(ctx, row, 'person')).number;
  });

/**
 * The same by an admin, as often as needed.
 * @throws {Problem} certificates/not-found, certificates/withdrawn, certificates/account-deleted,
 *   certificates/same-name
 */
export const reissueByAdmin = (
  ctx: Context<Actor>,
  { number, reason }: { number: string; reason: string },
): Promise<string> =>
  tx(async () => {
    const row = await lockedCertificate(number);
    const renewed = await reissue(ctx, row, 'admin');
    await record(ctx, {
      action: 'certificate/reissue',
      subject: { kind: 'certificate', id: number },
      concerns: row.uid,
      reason,
      details: { number: renewed.number },
    });
    await notify(ctx, {
      uid: row.uid,
      key: `certificate-reissued:${renewed.number}`,
      kind: 'certificate-reissued',
      data: { course: row.course_title, ...renewed },
    });
    return renewed.number;
  });

/**
 * Withdraws a certificate. The reason is shown on its page.
 * @throws {Problem} certificates/not-found, certificates/withdrawn
 */
export const withdraw = (
  ctx: Context<Actor>,
  { number, reason }: { number: string; reason: string },
): Promise<void> =>
  tx(async () => {
    const row = await lockedCertificate(number);
    await queries.revoke(number, ctx.clock.now(), reason);
    await record(ctx, {
      action: 'certificate/withdraw',
      subject: { kind: 'certificate', id: number },
      concerns: row.uid,
      reason,
    });
    await notify(ctx, {
      uid: row.uid,
      key: `certificate-withdrawn:${number}`,
      kind: 'certificate-withdrawn',
      data: { course: row.course_title, number, reason },
    });
    await contentChanged('certificates');
  });

async function lockedCertificate(number: string): Promise<CertificateRow> {
  const row = await queries.lockCertificate(number);
  if (!row) throw refuse('certificates/not-found');
  if (row.revoked_at) throw refuse('certificates/withdrawn');
  return row;
}

async function reissue(
  ctx: Context<Actor>,
  row: CertificateRow,
  by: 'person' | 'admin',
): Promise<{ number: string; name: string }> {
  const person = await personOf(row.uid);
  if (!person) throw refuse('certificates/not-found');
  if (await settings().isDeleted(row.uid)) throw refuse('certificates/account-deleted');
  if (person.displayName === row.name) throw refuse('certificates/same-name');
  const now = ctx.clock.now();
  await queries.revoke(row.number, now, 'The name was changed');
  const number = await insertNumbered({
    ...row,
    name: person.displayName,
    proved: JSON.stringify(row.proved),
    issued_at: now,
    replaces: row.number,
    reissued_by: by,
    revoked_at: null,
    revoked_reason: null,
    credential: null,
  });
  await contentChanged('certificates');
  return { number, name: person.displayName };
}
