import type { ExpressionBuilder, Insertable } from 'kysely';
import { emailOf, nameOf } from '#app/accounts/server/people.face.ts';
import { containing } from '#app/platform/containing.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import { applicationStates, type ApplicationState, type LaterState } from '../application-state.ts';
import type { ApplicationSelection } from '../selection.ts';
import { columns, type ApplicationRow } from './queries.ts';
import type { PlacementNotesTable, PlacementsTables } from './tables.ts';

const db = () => q<PlacementsTables>();

const selected =
  ({ opening, state, search }: ApplicationSelection) =>
  (its: ExpressionBuilder<PlacementsTables, 'placement_applications'>) => {
    const pattern = containing(search);
    const holds = (['name', 'role', 'city', 'portfolio'] as const).map((column) =>
      its(column, 'ilike', pattern),
    );
    return its.and([
      ...(opening === 'all'
        ? []
        : [opening === 'none' ? its('opening_id', 'is', null) : its('opening_id', '=', opening)]),
      ...(state === 'all' ? [] : [its('state', '=', state)]),
      ...(search ? [its.or(holds)] : []),
    ]);
  };

const applications = () => db().selectFrom('placement_applications').select(columns);

/** Newest first, with the applicant's address and the admin who moved each last. */
export const applicationsOnPage = (selection: ApplicationSelection, asked: PageAsked) =>
  pageOf(
    applications().where(selected(selection)).orderBy('applied_at', 'desc').orderBy('id'),
    asked,
    (application) => ({
      email: emailOf(application('uid')),
      mover: nameOf(application('stateBy')),
    }),
  );

export type DeskRow = Awaited<ReturnType<typeof applicationsOnPage>>['rows'][number];

export const receivedCount = () =>
  countIn(db().selectFrom('placement_applications').where('state', '=', 'received'));

/** How many for an opening are in each state. */
export const countByState = (opening: string) =>
  db()
    .selectNoFrom(
      applicationStates.map((state) =>
        countIn(
          db()
            .selectFrom('placement_applications')
            .where(selected({ opening, state, search: '' })),
        ).as(state),
      ),
    )
    .executeTakeFirstOrThrow();

/**
 * With the applicant's address, the admin who moved it last, and the unread application that has
 * waited longest, other than this one.
 */
export const applicationForDesk = (id: string) =>
  applications()
    .select((application) => [
      emailOf(application.ref('placement_applications.uid')).as('email'),
      nameOf(application.ref('placement_applications.state_by')).as('mover'),
      application
        .selectFrom('placement_applications as other')
        .select('other.id')
        .where('other.state', '=', 'received')
        .where('other.id', '<>', id)
        .orderBy('other.applied_at')
        .orderBy('other.id')
        .limit(1)
        .as('next'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** The notes on an application, oldest first, with their authors. */
export const notesOnPage = (applicationId: string, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('placement_notes')
      .select(['id', 'author_uid as authorUid', 'words', 'written_at as writtenAt'])
      .where('application_id', '=', applicationId)
      .orderBy('written_at')
      .orderBy('id'),
    asked,
    (note) => ({ author: nameOf(note('authorUid')) }),
  );

export const applicationById = (id: string): Promise<ApplicationRow | undefined> =>
  applications().where('id', '=', id).executeTakeFirst();

interface Move {
  id: string;
  from: ApplicationState;
  to: LaterState;
  message: string | null;
  by: string;
  now: Date;
}

/** Undefined when the application is no longer in the expected state, or missing. */
export const moveApplication = ({
  id,
  from,
  to,
  message,
  by,
  now,
}: Move): Promise<ApplicationRow | undefined> =>
  db()
    .updateTable('placement_applications')
    .set({ state: to, state_since: now, state_by: by, message })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning(columns)
    .executeTakeFirst();

export const insertNote = (note: Insertable<PlacementNotesTable>) =>
  db().insertInto('placement_notes').values(note).execute();
