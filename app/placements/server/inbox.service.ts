import { namesOf, peopleOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { openingNames } from '#app/openings/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { paging } from '#app/shared/paging.ts';
import { placementNews } from '../news.ts';
import { placementActions } from '../actions.ts';
import {
  applicationStates,
  stateTexts,
  type ApplicationState,
  type LaterState,
} from '../application-state.ts';
import type { ApplicationWithNotes, DeskApplication, PlacementsInbox } from '../contract.ts';
import type { ApplicationSelection } from '../selection.ts';
import * as queries from './inbox.queries.ts';
import type { ApplicationRow } from './queries.ts';
import { pdfOf } from './resumes.queries.ts';
import { applicationAnswers, refuse } from './service.ts';

const notify = tellerOf(placementNews);

const recordAdminAction = recorderOf(placementActions);

type Admin = Context<Actor>;

const perPage = 20;
/** What fits into one answer and one spreadsheet. */
const mostInTable = 5000;

/** Of an admin whose account is gone. */
const formerAdmin = 'A former admin';

async function deskAnswers(rows: readonly ApplicationRow[]): Promise<DeskApplication[]> {
  const [answers, people] = await Promise.all([
    applicationAnswers(rows),
    peopleOf([...new Set(rows.flatMap(({ uid, stateBy }) => (stateBy ? [uid, stateBy] : [uid])))]),
  ]);
  return answers.flatMap((answer, index) => {
    const row = rows[index];
    if (!row) return [];
    const { uid, name, stateBy } = row;
    return {
      ...answer,
      applicant: { uid, name, email: people.get(uid)?.email ?? null },
      movedBy: stateBy && (people.get(stateBy)?.displayName ?? formerAdmin),
    };
  });
}

export async function inbox(
  selection: ApplicationSelection,
  asked: number,
): Promise<PlacementsInbox> {
  const [found, byState, openings] = await Promise.all([
    queries.countSelected(selection),
    queries.countByState(selection.opening),
    openingNames(),
  ]);
  const { pages, limit, offset } = paging(found, asked, perPage);
  return {
    applications: await deskAnswers(await queries.selectApplications(selection, { limit, offset })),
    found,
    pages,
    counts: Object.fromEntries(
      applicationStates.map((state) => [state, byState.get(state) ?? 0]),
    ) as Record<ApplicationState, number>,
    openings,
  };
}

/** @throws {Problem} placements/application-not-found */
export async function applicationWithNotes(id: string): Promise<ApplicationWithNotes> {
  const [answer] = await deskAnswers([await mustBeThere(id)]);
  if (!answer) throw refuse('placements/application-not-found');
  const notes = await queries.notesOn(id);
  const names = await namesOf([...new Set(notes.map(({ authorUid }) => authorUid))]);
  return {
    ...answer,
    notes: notes.map(({ id: note, authorUid, words, writtenAt }) => ({
      id: note,
      author: names.get(authorUid) ?? formerAdmin,
      words,
      writtenAt: writtenAt.toISOString(),
    })),
    next: await queries.nextReceived(id),
  };
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
 * Says how an application stands, and tells the applicant; who saw another state is refused.
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
 * Personal data leaves the house: who took it is recorded. @throws {Problem}
 * placements/application-not-found
 */
export const resumeCopy = (ctx: Admin, id: string): Promise<Buffer> =>
  tx(async () => {
    const { uid, resumeId } = await mustBeThere(id);
    const pdf = await pdfOf(resumeId);
    if (!pdf) throw refuse('placements/application-not-found');
    await recordAdminAction(ctx, {
      action: 'placement/resume',
      subject: { kind: 'placement', id },
      concerns: uid,
    });
    return pdf;
  });

/** The same for a table; what was searched for is not recorded, as it may be a name. */
export const applicationsTable = (ctx: Admin, selection: ApplicationSelection): Promise<string> =>
  tx(async () => {
    const rows = await deskAnswers(
      await queries.selectApplications(selection, { limit: mostInTable }),
    );
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
