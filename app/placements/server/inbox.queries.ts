import type { ExpressionBuilder, Insertable } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countIn, countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { ApplicationState, LaterState } from '../application-state.ts';
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

/** Newest first. */
export const selectApplications = (
  selection: ApplicationSelection,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ApplicationRow[]> =>
  db()
    .selectFrom('placement_applications')
    .select(columns)
    .where(selected(selection))
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Of those that nobody has read but this, the one that has waited longest. */
export const nextReceived = async (besides: string): Promise<string | null> => {
  const others = db()
    .selectFrom('placement_applications')
    .select('id')
    .where('state', '=', 'received')
    .where('id', '<>', besides);
  return (await others.orderBy('applied_at').orderBy('id').limit(1).executeTakeFirst())?.id ?? null;
};

export const countSelected = (selection: ApplicationSelection): Promise<number> =>
  countOf(db().selectFrom('placement_applications').where(selected(selection)));

export const receivedCount = () =>
  countIn(db().selectFrom('placement_applications').where('state', '=', 'received'));

/** How many for an opening are in each state; a state without any is not in it. */
export async function countByState(
  opening: string,
): Promise<ReadonlyMap<ApplicationState, number>> {
  const rows = await db()
    .selectFrom('placement_applications')
    .select(({ fn }) => ['state', fn.countAll().as('found')])
    .where(selected({ opening, state: 'all', search: '' }))
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, found }) => [state, Number(found)]));
}

export const applicationById = (id: string): Promise<ApplicationRow | undefined> =>
  db().selectFrom('placement_applications').select(columns).where('id', '=', id).executeTakeFirst();

interface Move {
  id: string;
  from: ApplicationState;
  to: LaterState;
  message: string | null;
  by: string;
  now: Date;
}

/**
 * Undefined when the application is not, or no longer, in the state that it is to be taken from.
 */
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

/** Oldest first. */
export const notesOn = (applicationId: string) =>
  db()
    .selectFrom('placement_notes')
    .select(['id', 'author_uid as authorUid', 'words', 'written_at as writtenAt'])
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
