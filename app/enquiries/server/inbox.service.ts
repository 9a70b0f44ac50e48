import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { lastPage } from '#app/shared/page-number.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { enquiryActions } from '../actions.ts';
import { enquiryProblems, type Enquiry, type EnquiryWithNotes, type Inbox } from '../contract.ts';
import { kindTexts, stateTexts, type EnquiryState, type LaterState } from '../enquiry-state.ts';
import * as queries from './inbox.queries.ts';
import { confirmedSubscriptions } from './newsletter.queries.ts';

const recordAdminAction = recorderOf(enquiryActions);

type Admin = Context<Actor>;

const refuse = problemsOf(enquiryProblems);
const perPage = 20;
/**
 * The most that fits into one answer and one spreadsheet; for more, filter by kind, state or words.
 */
const enquiriesInTable = { page: 1, perPage: 5000 };
const mostAddressesInTable = 100_000;

/** Shown for an admin whose account was deleted. */
const formerAdmin = 'A former admin';

const enquiry = ({
  receivedAt,
  stateSince,
  stateBy,
  mover,
  ...row
}: queries.EnquiryRow): Enquiry => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  stateSince: stateSince.toISOString(),
  movedBy: stateBy && (mover ?? formerAdmin),
});

export async function inbox(selection: queries.Selection, page: number): Promise<Inbox> {
  const [{ rows, pages, total }, { subscribers, ...counts }] = await Promise.all([
    queries.enquiriesOnPage(selection, { page, perPage }),
    queries.inboxCounts(selection.kind),
  ]);
  return { enquiries: rows.map(enquiry), found: total, pages, counts, subscribers };
}

/** With a page of the notes on it, of itself the last. @throws {Problem} enquiries/not-found */
export async function enquiryWithNotes(id: string, page = lastPage): Promise<EnquiryWithNotes> {
  const [row, { rows, total: _, ...place }] = await Promise.all([
    queries.enquiryById(id),
    queries.notesOnPage(id, { page, perPage }),
  ]);
  if (!row) throw refuse('enquiries/not-found');
  const { next, ...rest } = row;
  const notes = rows.map((note) => ({
    id: note.id,
    author: note.author ?? formerAdmin,
    words: note.words,
    writtenAt: note.writtenAt.toISOString(),
  }));
  return { ...enquiry(rest), notes: { items: notes, ...place }, next };
}

/**
 * Moves an enquiry to another state; refuses an admin who saw an older state. Nothing becomes new
 * again.
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
        (await queries.enquiryExists(id)) ? 'enquiries/moved-meanwhile' : 'enquiries/not-found',
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
    if (!(await queries.enquiryExists(id))) throw refuse('enquiries/not-found');
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
 * Personal data leaves the product, so we record who exported how much. We don't record the search
 * words, which may be an address.
 */
export const enquiriesTable = (ctx: Admin, selection: queries.Selection): Promise<string> =>
  tx(async () => {
    const { rows } = await queries.enquiriesOnPage(selection, enquiriesInTable);
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
        row.stateBy && (row.mover ?? formerAdmin),
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
