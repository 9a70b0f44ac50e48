import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import type { PageAsked, PageOf } from '#app/platform/page-of.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { hackathonActions } from '../actions.ts';
import type { MentorshipRequest, Registration } from '../desk.contract.ts';
import { mentorshipTexts, type DecidedState } from '../mentorship-state.ts';
import { hackathonNews } from '../news.ts';
import * as queries from './desk.queries.ts';
import { mustBeThere, oneForDesk } from './desk.service.ts';
import { refuse } from './service.ts';

const notify = tellerOf(hackathonNews);

const recordAdminAction = recorderOf(hackathonActions);

type Admin = Context<Actor>;

const perPage = 20;
/** The most that fits into one answer and one spreadsheet. */
const inTable = { page: 1, perPage: 5000 };

async function registrationsOn(id: string, asked: PageAsked): Promise<PageOf<Registration>> {
  const { rows, ...place } = await queries.registrationsOnPage(id, asked);
  return {
    rows: rows.map(({ uid, name, email, registeredAt, withdrawnAt }) => ({
      uid,
      name: name ?? '',
      email: email ?? '',
      registeredAt: registeredAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    ...place,
  };
}

/** @throws {Problem} hackathons/not-found */
export async function registrations({
  id,
  page,
}: {
  id: string;
  page: number;
}): Promise<PageOf<Registration>> {
  await mustBeThere(id);
  return registrationsOn(id, { page, perPage });
}

const mentorshipRequest = (row: queries.RequestRow): MentorshipRequest => ({
  id: row.id,
  uid: row.uid,
  name: row.name ?? '',
  email: row.email ?? '',
  words: row.words,
  requestedAt: row.requested_at.toISOString(),
  state: row.state,
  stateSince: row.state_since.toISOString(),
  decidedBy: row.state_by && (row.decider ?? 'A former admin'),
});

async function requestsOn(id: string, asked: PageAsked): Promise<PageOf<MentorshipRequest>> {
  const { rows, ...place } = await queries.requestsOnPage(id, asked);
  return { rows: rows.map(mentorshipRequest), ...place };
}

/** @throws {Problem} hackathons/not-found */
export async function mentorshipRequests({
  id,
  page,
}: {
  id: string;
  page: number;
}): Promise<PageOf<MentorshipRequest>> {
  await mustBeThere(id);
  return requestsOn(id, { page, perPage });
}

/**
 * Decides once, and notifies the person in the same transaction. @throws {Problem}
 * hackathons/request-not-found, hackathons/moved-meanwhile
 */
export const decideRequest = (
  ctx: Admin,
  { id, state, words }: { id: string; state: DecidedState; words: string },
): Promise<MentorshipRequest> =>
  tx(async () => {
    const row = await queries.decideRequest({ id, state, by: ctx.actor.uid, now: ctx.clock.now() });
    const request = await queries.requestById(id);
    if (!request) throw refuse('hackathons/request-not-found');
    if (!row) throw refuse('hackathons/moved-meanwhile');
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
    return mentorshipRequest(request);
  });

const moment = (instant: string): string => instantText(instant);

/** Personal data leaves the product, so we record who exported how much. */
const table = (
  ctx: Admin,
  id: string,
  columns: readonly string[],
  rowsOf: () => Promise<(string | null)[][]>,
): Promise<string> =>
  tx(async () => {
    await mustBeThere(id);
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
    (await registrationsOn(id, inTable)).rows.map(({ name, email, registeredAt, withdrawnAt }) => [
      name,
      email,
      moment(registeredAt),
      withdrawnAt && moment(withdrawnAt),
    ]),
  );

/** @throws {Problem} hackathons/not-found */
export const mentorshipTable = (ctx: Admin, id: string): Promise<string> =>
  table(ctx, id, ['Name', 'Email', 'Asked', 'What they need', 'State', 'Since', 'By'], async () =>
    (await requestsOn(id, inTable)).rows.map((request) => [
      request.name,
      request.email,
      moment(request.requestedAt),
      request.words,
      mentorshipTexts[request.state],
      moment(request.stateSince),
      request.decidedBy,
    ]),
  );
