import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import type { MemberPageReportsTable, MemberPagesTables } from './tables.ts';

const db = () => q<MemberPagesTables>();

const reports = () => db().selectFrom('member_page_reports');

type NewReport = Omit<MemberPageReportsTable, 'times'>;

/** The same again is counted, and adds no row. */
export const insertReport = (report: NewReport) =>
  db()
    .insertInto('member_page_reports')
    .values({ ...report, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'reason', 'words'])
        .doUpdateSet({ times: sql<number>`member_page_reports.times + 1` }),
    )
    .execute();

/** How many wait besides this one. */
export const countOthers = async ({ uid, reason, words }: NewReport): Promise<number> =>
  (
    await reports()
      .select(sql<number>`count(*)::int`.as('found'))
      .where('uid', '=', uid)
      .where(sql<boolean>`(reason, words) <> (${reason}, ${words})`)
      .executeTakeFirstOrThrow()
  ).found;

const ofPage = (uid: string | Expression<string>) =>
  reports()
    .select(['reason', 'words', 'times', 'reported_at'])
    .where('member_page_reports.uid', '=', uid)
    .orderBy('reported_at')
    .orderBy('reason')
    .orderBy('words');

/** Those of a page, as part of a statement about pages. */
export const reportsIn = (uid: Expression<string>) => jsonArrayFrom(ofPage(uid));

export const reportFacts = (uid: string) =>
  ofPage(uid).clearSelect().select(['reason', 'times', 'reported_at as reportedAt']).execute();

/** False if there were none. */
export async function deleteReports(uid: string, until?: Date): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('member_page_reports')
    .where('uid', '=', uid)
    .$if(until !== undefined, (query) => query.where('reported_at', '<=', until ?? new Date(0)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many pages wait for a decision, as part of another feature's statement. */
export const countReported = () =>
  sql<number>`${reports().select(sql<number>`count(distinct uid)::int`.as('found'))}`;
