import { sql, type Insertable, type Updateable } from 'kysely';
import { emailOf, nameOf } from '#app/accounts/server/people.face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { HackathonFields } from '../contract.ts';
import type { DecidedState } from '../mentorship-state.ts';
import { categoriesOf } from '../vocabulary.ts';
import { withParticipants } from './queries.ts';
import type { HackathonsTable, HackathonsTables } from './tables.ts';

const db = () => q<HackathonsTables>();

const forDesk = () =>
  withParticipants().select((its) =>
    its
      .selectFrom('mentorship_requests')
      .select(({ fn }) => fn.countAll().as('found'))
      .whereRef('hackathon_id', '=', 'hackathons.id')
      .where('state', '=', 'new')
      .as('new_requests'),
  );

/** Latest deadline first. */
export const allForDesk = () => forDesk().orderBy('deadline', 'desc').orderBy('id');

export const deskRow = (id: string) => forDesk().where('id', '=', id).executeTakeFirst();

export type DeskRow = NonNullable<Awaited<ReturnType<typeof deskRow>>>;

export const hackathonExists = async (id: string): Promise<boolean> =>
  (await db().selectFrom('hackathons').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** The number of undecided requests of all hackathons. */
export const newRequestsCount = () =>
  countIn(db().selectFrom('mentorship_requests').where('state', '=', 'new'));

/** The columns for a hackathon's fields. */
export const columnsOf = ({
  prizes,
  startsAt,
  deadline,
  externalPage,
  ...fields
}: HackathonFields) => ({
  ...fields,
  first_prize: prizes.first,
  second_prize: prizes.second,
  third_prize: prizes.third,
  starts_at: new Date(startsAt),
  deadline: new Date(deadline),
  external_page: externalPage,
  categories: categoriesOf(fields.tags),
});

/** Undefined if the address is taken. */
export const insertHackathon = (row: Insertable<HackathonsTable>) =>
  db()
    .insertInto('hackathons')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateHackathon = (
  { now, ...edited }: Edited & { now: Date },
  change: Omit<Updateable<HackathonsTable>, 'id' | 'version' | 'changed_at'>,
) =>
  db()
    .updateTable('hackathons')
    .set({ ...change, changed_at: now })
    .$call(nextVersion(edited))
    .returning('id')
    .executeTakeFirst();

/** With their names, newest first. */
export const registrationsOnPage = (id: string, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('hackathon_registrations')
      .select(['uid', 'registered_at as registeredAt', 'withdrawn_at as withdrawnAt'])
      .where('hackathon_id', '=', id)
      .orderBy('registered_at', 'desc')
      .orderBy('uid'),
    asked,
    (registration) => ({
      name: nameOf(registration('uid')),
      email: emailOf(registration('uid')),
    }),
  );

const requests = () => db().selectFrom('mentorship_requests').selectAll();

/** With the names of the person who asks and the admin who decided. */
const withPeople = (list: ReturnType<typeof requests>, asked: PageAsked) =>
  pageOf(list, asked, (request) => ({
    name: nameOf(request('uid')),
    email: emailOf(request('uid')),
    decider: nameOf(request('state_by')),
  }));

/** Undecided first, then the newest. */
export const requestsOnPage = (id: string, asked: PageAsked) =>
  withPeople(
    requests()
      .where('hackathon_id', '=', id)
      .orderBy(sql`state = 'new'`, 'desc')
      .orderBy('requested_at', 'desc')
      .orderBy('id'),
    asked,
  );

export type RequestRow = Awaited<ReturnType<typeof requestsOnPage>>['rows'][number];

export const requestById = async (id: string): Promise<RequestRow | undefined> =>
  (await withPeople(requests().where('id', '=', id), { page: 1, perPage: 1 })).rows[0];

/** Undefined if the request doesn't exist or is decided already. */
export const decideRequest = ({
  id,
  state,
  by,
  now,
}: {
  id: string;
  state: DecidedState;
  by: string;
  now: Date;
}) =>
  db()
    .updateTable('mentorship_requests')
    .set({ state, state_since: now, state_by: by })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .returningAll()
    .executeTakeFirst();
