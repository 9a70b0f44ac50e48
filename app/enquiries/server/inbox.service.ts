import { namesOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { enquiryActions } from '../actions.ts';
import { enquiryProblems, type Enquiry, type EnquiryWithNotes, type Inbox } from '../contract.ts';
import {
  enquiryStates,
  kindTexts,
  stateTexts,
  type EnquiryState,
  type LaterState,
} from '../enquiry-state.ts';
import * as queries from './inbox.queries.ts';
import { confirmedSubscriptions, countConfirmed } from './newsletter.queries.ts';

const recordAdminAction = recorderOf(enquiryActions);

type Admin = Context<Actor>;
type Names = ReadonlyMap<string, string>;

const refuse = problemsOf(enquiryProblems);
const perPage = 20;
/** What fits into one answer and one spreadsheet; more is narrowed by kind, state or words. */
const mostEnquiriesInTable = 5000;
const mostAddressesInTable = 100_000;

/** Of an admin whose account is gone. */
const nameIn = (names: Names, uid: string): string => names.get(uid) ?? 'A former admin';

const enquiry = (
  { receivedAt, stateSince, stateBy, ...row }: queries.EnquiryRow,
  names: Names,
): Enquiry => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  stateSince: stateSince.toISOString(),
  movedBy: stateBy && nameIn(names, stateBy),
});

const moversOf = (rows: readonly queries.EnquiryRow[]): Promise<Names> =>
  namesOf([...new Set(rows.flatMap(({ stateBy }) => (stateBy ? [stateBy] : [])))]);

export async function inbox(selection: queries.Selection, page: number): Promise<Inbox> {
  const [found, byState, subscribers] = await Promise.all([
    queries.countSelected(selection),
    queries.countByState(selection.kind),
    countConfirmed(),
  ]);
  const { pages, limit, offset } = paging(found, page, perPage);
  const rows = await queries.selectEnquiries(selection, { limit, offset });
  const names = await moversOf(rows);
  return {
    enquiries: rows.map((row) => enquiry(row, names)),
    found,
    pages,
    counts: Object.fromEntries(
      enquiryStates.map((state) => [state, byState.get(state) ?? 0]),
    ) as Record<EnquiryState, number>,
    subscribers,
  };
}

/** @throws {Problem} enquiries/not-found */
export async function enquiryWithNotes(id: string): Promise<EnquiryWithNotes> {
  const row = await queries.enquiryById(id);
  if (!row) throw refuse('enquiries/not-found');
  const notes = await queries.notesOn(id);
  const names = await namesOf([
    ...new Set([...(row.stateBy ? [row.stateBy] : []), ...notes.map(({ authorUid }) => authorUid)]),
  ]);
  return {
    ...enquiry(row, names),
    notes: notes.map((note) => ({
      id: note.id,
      author: nameIn(names, note.authorUid),
      words: note.words,
      writtenAt: note.writtenAt.toISOString(),
    })),
    next: await queries.nextNew(id),
  };
}

/**
 * Says what has become of an enquiry; who saw another state is refused. Nothing becomes new again.
 * @throws {Problem} enquiries/not-found, enquiries/moved-meanwhile
 */
export const moveEnquiry = (
  ctx: Admin,
  { id, from, to }: { id: string; from: EnquiryState; to: LaterState },
): Promise<EnquiryWithNotes> =>
  tx(async () => {
    const moved = await queries.moveEnquiry({
      id,
      from,
      to,
      by: ctx.actor.uid,
      now: ctx.clock.now(),
    });
    if (!moved)
      throw refuse(
        (await queries.enquiryById(id)) ? 'enquiries/moved-meanwhile' : 'enquiries/not-found',
      );
    await recordAdminAction(ctx, {
      action: 'enquiry/move',
      subject: { kind: 'enquiry', id },
      details: { from, to },
    });
    return enquiryWithNotes(id);
  });

/** @throws {Problem} enquiries/not-found */
export const leaveNote = (
  ctx: Admin,
  { id, words }: { id: string; words: string },
): Promise<EnquiryWithNotes> =>
  tx(async () => {
    if (!(await queries.enquiryById(id))) throw refuse('enquiries/not-found');
    const note = newId();
    await queries.insertNote({
      id: note,
      enquiry_id: id,
      author_uid: ctx.actor.uid,
      words,
      written_at: ctx.clock.now(),
    });
    await recordAdminAction(ctx, {
      action: 'enquiry/note',
      subject: { kind: 'enquiry', id },
      details: { note },
    });
    return enquiryWithNotes(id);
  });

const moment = (instant: Date): string => instantText(instant);

/**
 * Personal data leaves the house: who took how much of it is recorded, what was searched for is
 * not, as it may be an address.
 */
export const enquiriesTable = (ctx: Admin, selection: queries.Selection): Promise<string> =>
  tx(async () => {
    const rows = await queries.selectEnquiries(selection, { limit: mostEnquiriesInTable });
    const names = await moversOf(rows);
    const { kind, state, search } = selection;
    await recordAdminAction(ctx, {
      action: 'enquiry/export',
      subject: { kind: 'table', id: 'enquiries' },
      details: { rows: rows.length, kind, state, searched: search !== '' },
    });
    return csvOf(
      ['Received', 'Kind', 'Email', 'Name', 'Subject', 'Message', 'State', 'Since', 'By'],
      rows.map((row) => [
        moment(row.receivedAt),
        kindTexts[row.kind],
        row.email,
        row.name,
        row.subject,
        row.message,
        stateTexts[row.state],
        moment(row.stateSince),
        row.stateBy && nameIn(names, row.stateBy),
      ]),
    );
  });

export const newsletterTable = (ctx: Admin): Promise<string> =>
  tx(async () => {
    const rows = await confirmedSubscriptions(mostAddressesInTable);
    await recordAdminAction(ctx, {
      action: 'newsletter/export',
      subject: { kind: 'table', id: 'newsletter' },
      details: { rows: rows.length },
    });
    return csvOf(
      ['Email', 'Confirmed'],
      rows.map(({ email, confirmedAt }) => [email, confirmedAt && moment(confirmedAt)]),
    );
  });
