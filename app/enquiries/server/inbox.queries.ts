import type { ExpressionBuilder, Insertable } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { EnquiryKind, EnquiryState, LaterState } from '../enquiry-state.ts';
import type { EnquiriesTables, EnquiryNotesTable } from './tables.ts';

const db = () => q<EnquiriesTables>();

const columns = [
  'id',
  'kind',
  'email',
  'name',
  'subject',
  'message',
  'received_at as receivedAt',
  'state',
  'state_since as stateSince',
  'state_by as stateBy',
] as const;

export interface Selection {
  kind: EnquiryKind | 'all';
  state: EnquiryState | 'all';
  /** Part of an address, a name, a subject or a message. */
  search: string;
}

const selected =
  ({ kind, state, search }: Selection) =>
  (its: ExpressionBuilder<EnquiriesTables, 'enquiries'>) => {
    const pattern = containing(search);
    const holds = (['email', 'name', 'subject', 'message'] as const).map((column) =>
      its(column, 'ilike', pattern),
    );
    return its.and([
      ...(kind === 'all' ? [] : [its('kind', '=', kind)]),
      ...(state === 'all' ? [] : [its('state', '=', state)]),
      ...(search ? [its.or(holds)] : []),
    ]);
  };

/** Newest first. */
export const selectEnquiries = (
  selection: Selection,
  { limit, offset = 0 }: { limit: number; offset?: number },
) =>
  db()
    .selectFrom('enquiries')
    .select(columns)
    .where(selected(selection))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export type EnquiryRow = Awaited<ReturnType<typeof selectEnquiries>>[number];

export const countSelected = (selection: Selection): Promise<number> =>
  countOf(db().selectFrom('enquiries').where(selected(selection)));

/** How many of a kind are in each state; a state without any is not in it. */
export const countByState = async (
  kind: EnquiryKind | 'all',
): Promise<ReadonlyMap<EnquiryState, number>> => {
  const rows = await db()
    .selectFrom('enquiries')
    .select(({ fn }) => ['state', fn.countAll().as('found')])
    .where(selected({ kind, state: 'all', search: '' }))
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, found }) => [state, Number(found)]));
};

/** Of the new ones but this, the one that has waited longest. */
export const nextNew = async (besides: string): Promise<string | null> => {
  const others = db()
    .selectFrom('enquiries')
    .select('id')
    .where('state', '=', 'new')
    .where('id', '<>', besides);
  return (
    (await others.orderBy('received_at').orderBy('id').limit(1).executeTakeFirst())?.id ?? null
  );
};

export const enquiryById = (id: string): Promise<EnquiryRow | undefined> =>
  db().selectFrom('enquiries').select(columns).where('id', '=', id).executeTakeFirst();

/** Undefined when the enquiry is not, or no longer, in the state that it is to be taken from. */
export const moveEnquiry = (move: {
  id: string;
  from: EnquiryState;
  to: LaterState;
  by: string;
  now: Date;
}): Promise<EnquiryRow | undefined> =>
  db()
    .updateTable('enquiries')
    .set({ state: move.to, state_since: move.now, state_by: move.by })
    .where('id', '=', move.id)
    .where('state', '=', move.from)
    .returning(columns)
    .executeTakeFirst();

export const insertNote = (note: Insertable<EnquiryNotesTable>) =>
  db().insertInto('enquiry_notes').values(note).execute();

/** Oldest first. */
export const notesOn = (enquiryId: string) =>
  db()
    .selectFrom('enquiry_notes')
    .select(['id', 'author_uid as authorUid', 'words', 'written_at as writtenAt'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
