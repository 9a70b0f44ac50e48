import { sql, type Expression, type Insertable, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forNoKeyUpdate } from '#app/platform/locks.ts';
import type { CertificatesTable, CertificatesTables, Proved } from './tables.ts';

const db = () => q<CertificatesTables>();

/** How many of a person's certificates another feature gets. */
const mostTold = 60;

export type CertificateRow = Omit<Selectable<CertificatesTable>, 'proved'> & { proved: Proved[] };

/** False if the number is taken. */
export async function insertCertificate(row: Insertable<CertificatesTable>): Promise<boolean> {
  const inserted = await db()
    .insertInto('certificates')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A certificate, and the number of the one that replaced it. */
export const selectCertificate = (number: string) =>
  db()
    .selectFrom('certificates')
    .selectAll()
    .select((query) =>
      query
        .selectFrom('certificates as newer')
        .select('newer.number')
        .whereRef('newer.replaces', '=', 'certificates.number')
        .as('replacedBy'),
    )
    .where('number', '=', number)
    .$castTo<CertificateRow & { replacedBy: string | null }>()
    .executeTakeFirst();

export const lockCertificate = (number: string) =>
  db()
    .selectFrom('certificates')
    .selectAll()
    .where('number', '=', number)
    .$call(forNoKeyUpdate)
    .$castTo<CertificateRow>()
    .executeTakeFirst();

/** The number of someone's valid certificate for a course, as part of another statement. */
export const validNumberOf = (uid: Expression<string>, courseId: Expression<string>) =>
  db()
    .selectFrom('certificates')
    .select('certificates.number')
    .where('certificates.uid', '=', uid)
    .where('certificates.course_id', '=', courseId)
    .where('certificates.revoked_at', 'is', null)
    .$asScalar();

/** The number of the one that was withdrawn and not replaced, in the same way. */
export const withdrawnNumberOf = (uid: Expression<string>, courseId: Expression<string>) =>
  db()
    .selectFrom('certificates')
    .leftJoin('certificates as newer', 'newer.replaces', 'certificates.number')
    .select('certificates.number')
    .where('certificates.uid', '=', uid)
    .where('certificates.course_id', '=', courseId)
    .where('certificates.revoked_at', 'is not', null)
    .where('newer.number', 'is', null)
    .$asScalar();

/** Someone's valid certificates for these courses, by the id of the course. */
export const validCertificatesFor = async (uid: string, courseIds: readonly string[]) => {
  const rows = await db()
    .selectFrom('certificates')
    .select(['course_id', 'course_title', 'palette', 'icon', 'duration', 'finished_at'])
    .where('uid', '=', uid)
    .where('course_id', 'in', courseIds)
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.course_id, row]));
};

/** More courses and paths than anyone finishes. */
const mostPresent = 500;

/**
 * What someone has for each course and path, as JSON: the certificate that is valid, or the one that
 * was withdrawn and not replaced. The newest are enough.
 */
export const presentCertificatesOf = (uid: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('certificates')
      .leftJoin('certificates as newer', 'newer.replaces', 'certificates.number')
      .select(['certificates.course_id as of', 'certificates.number'])
      .select(sql<boolean>`certificates.revoked_at is not null`.as('withdrawn'))
      .where('certificates.uid', '=', uid)
      .where('newer.number', 'is', null)
      .orderBy('certificates.issued_at', 'desc')
      .limit(mostPresent),
  );

/** True if someone was ever given a certificate for a course or a path. */
export const wasIssued = async (uid: string, courseId: string): Promise<boolean> =>
  (await db()
    .selectFrom('certificates')
    .select('number')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .where('replaces', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Everything that was issued to someone, the newest first. */
export const certificatesOf = (uid: string) =>
  db()
    .selectFrom('certificates')
    .select(['number', 'name', 'kind', 'course_title', 'finished_at', 'issued_at'])
    .select(['revoked_at', 'revoked_reason', 'reissued_by'])
    .where('uid', '=', uid)
    .orderBy('issued_at', 'desc')
    .orderBy('number')
    .execute();

/** Those of someone that are valid, as JSON, the newest first. */
export const validCertificatesOf = (uid: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('certificates')
      .select(['number', 'kind', 'course_title', 'course_slug', 'palette', 'icon', 'duration'])
      .select('finished_at')
      .where('uid', '=', uid)
      .where('revoked_at', 'is', null)
      .orderBy('issued_at', 'desc')
      .orderBy('number')
      .limit(mostTold),
  );

export const revoke = (number: string, at: Date, reason: string) =>
  db()
    .updateTable('certificates')
    .set({ revoked_at: at, revoked_reason: reason })
    .where('number', '=', number)
    .execute();

/** True if the person has used their one change of name for this course or path. */
export const hasReissued = async (uid: string, courseId: string): Promise<boolean> =>
  (await db()
    .selectFrom('certificates')
    .select('number')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .where('reissued_by', '=', 'person')
    .executeTakeFirst()) !== undefined;

/** Every withdrawn certificate: the list must be whole. */
export const selectRevoked = () =>
  db()
    .selectFrom('certificates')
    .select(['number', 'revoked_reason'])
    .where('revoked_at', 'is not', null)
    .orderBy('number')
    .execute();

/**
 * The first credential that was signed stays. Nothing is stored once the name is gone: the account
 * may have been deleted while the credential was signed.
 */
export const keepCredential = async (
  { number, name }: Pick<CertificateRow, 'number' | 'name'>,
  credential: string,
): Promise<string> => {
  const { rows } = await sql<{ credential: string }>`
    update certificates set credential = coalesce(credential, ${credential})
    where number = ${number} and name = ${name} returning credential`.execute(db());
  return rows[0]?.credential ?? credential;
};

export const chooseToStay = (uid: string, stays: boolean) =>
  db().updateTable('certificates').set({ stays_public: stays }).where('uid', '=', uid).execute();

/**
 * Takes the person out of certificates that are not to stay. An earlier withdrawal keeps its reason.
 */
export const withdrawFromPublic = (uid: string, at: Date, reason: string) =>
  db()
    .updateTable('certificates')
    .set((write) => ({
      name: '',
      credential: null,
      revoked_at: write.fn.coalesce('revoked_at', write.val(at)),
      revoked_reason: write.fn.coalesce('revoked_reason', write.val(reason)),
    }))
    .where('uid', '=', uid)
    .where('stays_public', '=', false)
    .execute();
