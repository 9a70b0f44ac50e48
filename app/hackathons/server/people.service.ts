import { peopleOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { paging, type Stretch } from '#app/shared/paging.ts';
import { hackathonActions } from '../actions.ts';
import type { MentorshipRequest, Registration } from '../desk.contract.ts';
import { mentorshipTexts, type DecidedState } from '../mentorship-state.ts';
import { hackathonNews } from '../news.ts';
import * as queries from './desk.queries.ts';
import { oneForDesk } from './desk.service.ts';
import { refuse } from './service.ts';

const notify = tellerOf(hackathonNews);

const recordAdminAction = recorderOf(hackathonActions);

type Admin = Context<Actor>;

interface Listed<Row> {
  rows: Row[];
  page: number;
  pages: number;
  total: number;
}

const perPage = 20;
/** What fits into one answer and one spreadsheet. */
const mostInTable = 5000;
const gone = { displayName: '', email: '' };

async function registrationsIn(id: string, stretch: Stretch): Promise<Registration[]> {
  const rows = await queries.selectRegistrations(id, stretch);
  const people = await peopleOf(rows.map(({ uid }) => uid));
  return rows.map(({ uid, registeredAt, withdrawnAt }) => {
    const { displayName, email } = people.get(uid) ?? gone;
    return {
      uid,
      name: displayName,
      email,
      registeredAt: registeredAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    };
  });
}

/** @throws {Problem} hackathons/not-found */
export async function registrations(
  ctx: Admin,
  { id, page: asked }: { id: string; page: number },
): Promise<Listed<Registration>> {
  await oneForDesk(ctx, id);
  const total = await queries.countRegistrations(id);
  const { page, pages, ...stretch } = paging(total, asked, perPage);
  return { rows: await registrationsIn(id, stretch), page, pages, total };
}

async function withPeople(rows: readonly queries.RequestRow[]): Promise<MentorshipRequest[]> {
  const people = await peopleOf([
    ...new Set(rows.flatMap(({ uid, state_by }) => (state_by ? [uid, state_by] : [uid]))),
  ]);
  return rows.map((row) => {
    const { displayName, email } = people.get(row.uid) ?? gone;
    return {
      id: row.id,
      uid: row.uid,
      name: displayName,
      email,
      words: row.words,
      requestedAt: row.requested_at.toISOString(),
      state: row.state,
      stateSince: row.state_since.toISOString(),
      decidedBy: row.state_by && (people.get(row.state_by)?.displayName ?? 'A former admin'),
    };
  });
}

/** @throws {Problem} hackathons/not-found */
export async function mentorshipRequests(
  ctx: Admin,
  { id, page: asked }: { id: string; page: number },
): Promise<Listed<MentorshipRequest>> {
  await oneForDesk(ctx, id);
  const total = await queries.countRequests(id);
  const { page, pages, ...stretch } = paging(total, asked, perPage);
  return { rows: await withPeople(await queries.selectRequests(id, stretch)), page, pages, total };
}

/**
 * Once; the person is told in the same transaction. @throws {Problem} hackathons/request-not-found,
 * hackathons/moved-meanwhile
 */
export const decideRequest = (
  ctx: Admin,
  { id, state, words }: { id: string; state: DecidedState; words: string },
): Promise<MentorshipRequest> =>
  tx(async () => {
    const row = await queries.decideRequest({ id, state, by: ctx.actor.uid, now: ctx.clock.now() });
    if (!row)
      throw refuse(
        (await queries.requestExists(id))
          ? 'hackathons/moved-meanwhile'
          : 'hackathons/request-not-found',
      );
    await recordAdminAction(ctx, {
      action: state === 'arranged' ? 'mentorship/arrange' : 'mentorship/decline',
      subject: { kind: 'mentorship-request', id },
      concerns: row.uid,
      details: { hackathon: row.hackathon_id },
    });
    const { title, published } = await oneForDesk(ctx, row.hackathon_id);
    const data = {
      hackathon: title,
      hackathonId: published ? row.hackathon_id : null,
      arranged: state === 'arranged',
      words,
    };
    await notify(ctx, {
      uid: row.uid,
      key: `mentorship:${id}:${row.requested_at.toISOString()}`,
      kind: 'mentorship-decided',
      data,
    });
    const [request] = await withPeople([row]);
    if (!request) throw refuse('hackathons/request-not-found');
    return request;
  });

const moment = (instant: string): string => instantText(instant);

/** Personal data leaves the house: who took how much of it is recorded. */
const table = (
  ctx: Admin,
  id: string,
  columns: readonly string[],
  rowsOf: () => Promise<(string | null)[][]>,
): Promise<string> =>
  tx(async () => {
    await oneForDesk(ctx, id);
    const rows = await rowsOf();
    await recordAdminAction(ctx, {
      action: 'hackathon/export',
      subject: { kind: 'hackathon', id },
      details: { rows: rows.length },
    });
    return csvOf(columns, rows);
  });

/** @throws {Problem} hackathons/not-found */
export const registrationsTable = (ctx: Admin, id: string): Promise<string> =>
  table(ctx, id, ['Name', 'Email', 'Registered', 'Withdrawn'], async () =>
    (await registrationsIn(id, { limit: mostInTable, offset: 0 })).map(
      ({ name, email, registeredAt, withdrawnAt }) => [
        name,
        email,
        moment(registeredAt),
        withdrawnAt && moment(withdrawnAt),
      ],
    ),
  );

/** @throws {Problem} hackathons/not-found */
export const mentorshipTable = (ctx: Admin, id: string): Promise<string> =>
  table(ctx, id, ['Name', 'Email', 'Asked', 'What they need', 'State', 'Since', 'By'], async () =>
    (await withPeople(await queries.selectRequests(id, { limit: mostInTable, offset: 0 }))).map(
      (request) => [
        request.name,
        request.email,
        moment(request.requestedAt),
        request.words,
        mentorshipTexts[request.state],
        moment(request.stateSince),
        request.decidedBy,
      ],
    ),
  );
