import { sql, type Insertable, type Updateable } from 'kysely';
import { countIn, countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { Stretch } from '#app/shared/paging.ts';
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
export const selectForDesk = ({ limit, offset }: Stretch) =>
  forDesk().orderBy('deadline', 'desc').orderBy('id').limit(limit).offset(offset).execute();

export type DeskRow = Awaited<ReturnType<typeof selectForDesk>>[number];

export const deskRow = (id: string): Promise<DeskRow | undefined> =>
  forDesk().where('id', '=', id).executeTakeFirst();

export const countForDesk = (): Promise<number> => countOf(db().selectFrom('hackathons'));

/** Of all hackathons, undecided ones. */
export const newRequestsCount = () =>
  countIn(db().selectFrom('mentorship_requests').where('state', '=', 'new'));

/** The columns that a hackathon's fields make. */
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

/** Undefined where the address is taken. */
export const insertHackathon = (row: Insertable<HackathonsTable>) =>
  db()
    .insertInto('hackathons')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

/** Undefined where `version` is no longer the newest. */
export const updateHackathon = (
  { id, version, now }: { id: string; version: number; now: Date },
  change: Omit<Updateable<HackathonsTable>, 'id' | 'version' | 'changed_at'>,
) =>
  db()
    .updateTable('hackathons')
    .set({ ...change, changed_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();

/** Newest first. */
export const selectRegistrations = (id: string, { limit, offset }: Stretch) =>
  db()
    .selectFrom('hackathon_registrations')
    .select(['uid', 'registered_at as registeredAt', 'withdrawn_at as withdrawnAt'])
    .where('hackathon_id', '=', id)
    .orderBy('registered_at', 'desc')
    .orderBy('uid')
    .limit(limit)
    .offset(offset)
    .execute();

export const countRegistrations = (id: string): Promise<number> =>
  countOf(db().selectFrom('hackathon_registrations').where('hackathon_id', '=', id));

/** Undecided first, then the newest. */
export const selectRequests = (id: string, { limit, offset }: Stretch) =>
  db()
    .selectFrom('mentorship_requests')
    .selectAll()
    .where('hackathon_id', '=', id)
    .orderBy(sql`state = 'new'`, 'desc')
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export const countRequests = (id: string): Promise<number> =>
  countOf(db().selectFrom('mentorship_requests').where('hackathon_id', '=', id));

/** Undefined where the request is not, or no longer, undecided. */
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
}): Promise<RequestRow | undefined> =>
  db()
    .updateTable('mentorship_requests')
    .set({ state, state_since: now, state_by: by })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .returningAll()
    .executeTakeFirst();

export const requestExists = async (id: string): Promise<boolean> =>
  (await db()
    .selectFrom('mentorship_requests')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
