import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { emailOf, nameOf } from '#app/accounts/server/people.face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { CollegeDecision, CollegeState } from '../college-request.ts';
import type { CollegeTables } from './tables.ts';

const db = () => q<CollegeTables>();

const columns = [
  'id',
  'uid',
  'college',
  'course',
  'study_year as studyYear',
  'note',
  'asked_at as askedAt',
  'decided_at as decidedAt',
  'reason',
  'approved_until as approvedUntil',
] as const;

const state = sql<CollegeState>`coalesce(decision, 'asked')`;

export interface RequestRow {
  id: string;
  uid: string;
  college: string;
  course: string;
  studyYear: string;
  note: string;
  state: CollegeState;
  askedAt: Date;
  decidedAt: Date | null;
  reason: string | null;
  approvedUntil: Date | null;
}

/**
 * False if the person has an open request: the unique index decides between two simultaneous ones.
 */
export async function insertRequest(row: {
  id: string;
  uid: string;
  college: string;
  course: string;
  study_year: string;
  note: string;
  asked_at: Date;
}): Promise<boolean> {
  const inserted = await db()
    .insertInto('college_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('uid').where('decided_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const lastRequestAsJson = (uid: Expression<string>) =>
  jsonObjectFrom(
    db()
      .selectFrom('college_requests')
      .select([...columns, state.as('state')])
      .where('uid', '=', uid)
      .orderBy('asked_at', 'desc')
      .limit(1),
  );

/** When a person's last approval expires, as JSON. */
export const approvedUntil = (uid: Expression<string>) =>
  db()
    .selectFrom('college_requests')
    .select(({ fn }) => fn.max<string | null>('approved_until').as('until'))
    .where('uid', '=', uid)
    .$asScalar();

/** Requests in a state with their authors: open ones longest waiting first, others newest first. */
export const requestsOnPage = (which: CollegeState, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('college_requests')
      .select([...columns, state.as('state')])
      .where(state, '=', which)
      .orderBy('asked_at', which === 'asked' ? 'asc' : 'desc')
      .orderBy('id'),
    asked,
    (request) => ({ name: nameOf(request('uid')), email: emailOf(request('uid')) }),
  );

export const countRequests = async (): Promise<Map<CollegeState, number>> => {
  const counts = await db()
    .selectFrom('college_requests')
    .select([state.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(state)
    .execute();
  return new Map(counts.map((each) => [each.state, each.count]));
};

/** The number of undecided requests. */
export const openRequestsCount = () =>
  countIn(db().selectFrom('college_requests').where('decided_at', 'is', null));

export const requestIsKnown = async (id: string): Promise<boolean> =>
  (await db()
    .selectFrom('college_requests')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Decides on an open request; returns nothing if it was decided before. */
export const decideRequest = (
  id: string,
  decided: {
    decision: CollegeDecision;
    by: string;
    now: Date;
    reason: string | null;
    approvedUntil: Date | null;
  },
): Promise<RequestRow | undefined> =>
  db()
    .updateTable('college_requests')
    .set({
      decision: decided.decision,
      decided_by: decided.by,
      decided_at: decided.now,
      reason: decided.reason,
      approved_until: decided.approvedUntil,
    })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning([...columns, state.as('state')])
    .executeTakeFirst();
