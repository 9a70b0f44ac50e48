import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { openingNames } from '#app/openings/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { lastPage } from '#app/shared/page-number.ts';
import { placementNews } from '../news.ts';
import { placementActions } from '../actions.ts';
import { stateTexts, type ApplicationState, type LaterState } from '../application-state.ts';
import type { ApplicationWithNotes, DeskApplication, PlacementsInbox } from '../contract.ts';
import type { ApplicationSelection } from '../selection.ts';
import * as queries from './inbox.queries.ts';
import type { ApplicationRow } from './queries.ts';
import { resumeFile } from './resumes.queries.ts';
import { pdfOf } from './resumes.service.ts';
import { applicationAnswers, refuse } from './service.ts';

const notify = tellerOf(placementNews);

const recordAdminAction = recorderOf(placementActions);

type Admin = Context<Actor>;

const perPage = 20;
/** As many as fit into one answer and one spreadsheet. */
const inTable = { page: 1, perPage: 5000 };

/** For an admin whose account is gone. */
const formerAdmin = 'A former admin';

async function deskAnswers(rows: readonly queries.DeskRow[]): Promise<DeskApplication[]> {
  const answers = await applicationAnswers(rows);
  return rows.flatMap(({ uid, name, email, stateBy, mover }, index) => {
    const answer = answers[index];
    const movedBy = stateBy && (mover ?? formerAdmin);
    return answer ? { ...answer, applicant: { uid, name, email }, movedBy } : [];
  });
}

export async function inbox(
  selection: ApplicationSelection,
  page: number,
): Promise<PlacementsInbox> {
  const [{ rows, pages, total }, counts, openings] = await Promise.all([
    queries.applicationsOnPage(selection, { page, perPage }),
    queries.countByState(selection.opening),
    openingNames(),
  ]);
  return { applications: await deskAnswers(rows), found: total, pages, counts, openings };
}

/**
 * With a page of its notes, by default the last.
 * @throws {Problem} placements/application-not-found
 */
export async function applicationWithNotes(
  id: string,
  page = lastPage,
): Promise<ApplicationWithNotes> {
  const [row, { rows, total: _, ...place }] = await Promise.all([
    queries.applicationForDesk(id),
    queries.notesOnPage(id, { page, perPage }),
  ]);
  const [answer] = row ? await deskAnswers([row]) : [];
  if (!row || !answer) throw refuse('placements/application-not-found');
  const notes = rows.map((note) => ({
    id: note.id,
    author: note.author ?? formerAdmin,
    words: note.words,
    writtenAt: note.writtenAt.toISOString(),
  }));
  return { ...answer, notes: { items: notes, ...place }, next: row.next };
}

async function mustBeThere(id: string): Promise<ApplicationRow> {
  const row = await queries.applicationById(id);
  if (!row) throw refuse('placements/application-not-found');
  return row;
}

interface Move {
  id: string;
  from: ApplicationState;
  to: LaterState;
  /** For the applicant; may be empty. */
  message: string;
}

/**
 * Moves an application to another state, and informs the applicant. Refuses an admin who saw
 * another state.
 * @throws {Problem} placements/application-not-found, placements/moved-meanwhile
 */
export const moveApplication = (
  ctx: Admin,
  { id, from, to, message }: Move,
): Promise<ApplicationWithNotes> =>
  tx(async () => {
    const now = ctx.clock.now();
    const moved = await queries.moveApplication({
      id,
      from,
      to,
      message: message || null,
      by: ctx.actor.uid,
      now,
    });
    if (!moved) {
      await mustBeThere(id);
      throw refuse('placements/moved-meanwhile');
    }
    const data = { role: moved.role, state: to, message: moved.message };
    await notify(ctx, {
      uid: moved.uid,
      key: `placement:${id}:${now.toISOString()}`,
      kind: 'application-moved',
      data,
    });
    await recordAdminAction(ctx, {
      action: 'placement/move',
      subject: { kind: 'placement', id },
      concerns: moved.uid,
      details: { from, to },
    });
    return applicationWithNotes(id);
  });

/** @throws {Problem} placements/application-not-found */
export const leaveNote = (
  ctx: Admin,
  { id, words }: { id: string; words: string },
): Promise<ApplicationWithNotes> =>
  tx(async () => {
    const { uid } = await mustBeThere(id);
    const note = newId();
    await queries.insertNote({
      id: note,
      application_id: id,
      author_uid: ctx.actor.uid,
      words,
      written_at: ctx.clock.now(),
    });
    await recordAdminAction(ctx, {
      action: 'placement/note',
      subject: { kind: 'placement', id },
      concerns: uid,
      details: { note },
    });
    return applicationWithNotes(id);
  });

/**
 * Personal data leaves the product, so we record who took it.
 * @throws {Problem} placements/application-not-found
 */
export async function resumeCopy(ctx: Admin, id: string): Promise<Buffer> {
  const resume = await tx(async () => {
    const { uid, resumeId } = await mustBeThere(id);
    await recordAdminAction(ctx, {
      action: 'placement/resume',
      subject: { kind: 'placement', id },
      concerns: uid,
    });
    return resumeFile(resumeId);
  });
  const pdf = resume && (await pdfOf(resume));
  if (!pdf) throw refuse('placements/application-not-found');
  return pdf;
}

/** The same for a table. The search text is not recorded, because it may be a name. */
export const applicationsTable = (ctx: Admin, selection: ApplicationSelection): Promise<string> =>
  tx(async () => {
    const rows = await deskAnswers((await queries.applicationsOnPage(selection, inTable)).rows);
    const { opening, state, search } = selection;
    await recordAdminAction(ctx, {
      action: 'placement/export',
      subject: { kind: 'table', id: 'placements' },
      details: { rows: rows.length, opening, state, searched: search !== '' },
    });
    return csvOf(
      [
        'Applied',
        'Name',
        'Email',
        'Opening',
        'Firm',
        'Role',
        'City',
        'Portfolio',
        'State',
        'Since',
        'By',
      ],
      rows.map((row) => [
        instantText(row.appliedAt),
        row.applicant.name,
        row.applicant.email,
        row.opening?.title ?? null,
        row.opening?.firm ?? null,
        row.role,
        row.city,
        row.portfolio,
        stateTexts[row.state],
        instantText(row.stateSince),
        row.movedBy,
      ]),
    );
  });
