import type { ExpressionBuilder, Insertable } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { containing } from '#app/platform/containing.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import {
  enquiryStates,
  type EnquiryKind,
  type EnquiryState,
  type LaterState,
} from '../enquiry-state.ts';
import { confirmedCount } from './newsletter.queries.ts';
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

const enquiries = () => db().selectFrom('enquiries').select(columns);

/** Newest first, with the admin who moved each last. */
export const enquiriesOnPage = (selection: Selection, asked: PageAsked) =>
  pageOf(
    enquiries().where(selected(selection)).orderBy('received_at', 'desc').orderBy('id'),
    asked,
    (enquiry) => ({ mover: nameOf(enquiry('stateBy')) }),
  );

export type EnquiryRow = Awaited<ReturnType<typeof enquiriesOnPage>>['rows'][number];

/** How many of a kind are in each state, and how many people receive the newsletter. */
export const inboxCounts = (kind: EnquiryKind | 'all') =>
  db()
    .selectNoFrom([
      ...enquiryStates.map((state) =>
        countIn(
          db()
            .selectFrom('enquiries')
            .where(selected({ kind, state, search: '' })),
        ).as(state),
      ),
      confirmedCount().as('subscribers'),
    ])
    .executeTakeFirstOrThrow();

/** With who moved it last, and the new one that has waited longest of the others. */
export const enquiryById = (id: string) =>
  enquiries()
    .select((enquiry) => [
      nameOf(enquiry.ref('enquiries.state_by')).as('mover'),
      enquiry
        .selectFrom('enquiries as other')
        .select('other.id')
        .where('other.state', '=', 'new')
        .where('other.id', '<>', id)
        .orderBy('other.received_at')
        .orderBy('other.id')
        .limit(1)
        .as('next'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** The notes on an enquiry, oldest first, with who wrote each. */
export const notesOnPage = (enquiryId: string, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('enquiry_notes')
      .select(['id', 'author_uid as authorUid', 'words', 'written_at as writtenAt'])
      .where('enquiry_id', '=', enquiryId)
      .orderBy('written_at')
      .orderBy('id'),
    asked,
    (note) => ({ author: nameOf(note('authorUid')) }),
  );

export const enquiryExists = async (id: string): Promise<boolean> =>
  (await db().selectFrom('enquiries').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** False if the enquiry doesn't exist, or is no longer in the expected state. */
export const moveEnquiry = async (move: {
  id: string;
  from: EnquiryState;
  to: LaterState;
  by: string;
  now: Date;
}): Promise<boolean> => {
  const { numUpdatedRows } = await db()
    .updateTable('enquiries')
    .set({ state: move.to, state_since: move.now, state_by: move.by })
    .where('id', '=', move.id)
    .where('state', '=', move.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const insertNote = (note: Insertable<EnquiryNotesTable>) =>
  db().insertInto('enquiry_notes').values(note).execute();
