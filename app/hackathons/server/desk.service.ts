import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { missedEdit } from '#app/platform/missed-edit.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { hackathonActions } from '../actions.ts';
import type { HackathonFields } from '../contract.ts';
import type { DeskHackathon, DeskList } from '../desk.contract.ts';
import * as queries from './desk.queries.ts';
import { hackathon } from './hackathons.answers.ts';
import { dropPagesAt } from './pages.service.ts';
import { ports } from './ports.ts';
import { refuse } from './service.ts';

const recordAdminAction = recorderOf(hackathonActions);

const missed = missedEdit(refuse, {
  find: queries.deskRow,
  changed: 'hackathons/changed-meanwhile',
  gone: 'hackathons/not-found',
});

type Admin = Context<Actor>;

const perPage = 20;

const deskHackathon = (
  row: queries.DeskRow,
  now: Date,
  reported: ReadonlyMap<string, number>,
): DeskHackathon => ({
  ...hackathon(row, now),
  version: row.version,
  published: row.published_at !== null,
  newRequests: Number(row.new_requests),
  reportedPosts: reported.get(row.id) ?? 0,
});

export async function deskHackathons({ clock }: Admin, page: number): Promise<DeskList> {
  const [{ rows, ...place }, reported] = await Promise.all([
    pageOf(queries.allForDesk(), { page, perPage }),
    ports().reportedPosts(),
  ]);
  return { rows: rows.map((row) => deskHackathon(row, clock.now(), reported)), ...place };
}

/** @throws {Problem} hackathons/not-found */
export async function mustBeThere(id: string): Promise<void> {
  if (!(await queries.hackathonExists(id))) throw refuse('hackathons/not-found');
}

/** @throws {Problem} hackathons/not-found */
export async function oneForDesk(
  { clock }: Pick<Context, 'clock'>,
  id: string,
): Promise<DeskHackathon> {
  const row = await queries.deskRow(id);
  if (!row) throw refuse('hackathons/not-found');
  return deskHackathon(row, clock.now(), await ports().reportedPosts());
}

/** @throws {Problem} hackathons/address-taken */
export const writeHackathon = (
  ctx: Admin,
  { id, ...fields }: HackathonFields & { id: string },
): Promise<DeskHackathon> =>
  tx(async () => {
    const now = ctx.clock.now();
    if (
      !(await queries.insertHackathon({
        id,
        ...queries.columnsOf(fields),
        created_at: now,
        changed_at: now,
      }))
    ) {
      const { message } = refuse('hackathons/address-taken');
      throw refuse('hackathons/address-taken', { fields: { id: message } });
    }
    return recorded(ctx, { id, action: 'hackathon/write' });
  });

/** @throws {Problem} hackathons/not-found, hackathons/changed-meanwhile */
export const changeHackathon = (
  ctx: Admin,
  { id, version, ...fields }: HackathonFields & Edited,
): Promise<DeskHackathon> =>
  tx(async () => {
    const changed = await queries.updateHackathon(
      { id, version, now: ctx.clock.now() },
      queries.columnsOf(fields),
    );
    if (!changed) await missed(id);
    return recorded(ctx, { id, action: 'hackathon/change' });
  });

/** @throws {Problem} hackathons/not-found, hackathons/changed-meanwhile */
export const setPublished = (
  ctx: Admin,
  { id, version, published }: Edited & { published: boolean },
): Promise<DeskHackathon> =>
  tx(async () => {
    const now = ctx.clock.now();
    const changed = await queries.updateHackathon(
      { id, version, now },
      { published_at: published ? now : null },
    );
    if (!changed) await missed(id);
    return recorded(ctx, { id, action: published ? 'hackathon/publish' : 'hackathon/hide' });
  });

type Action = 'hackathon/write' | 'hackathon/change' | 'hackathon/publish' | 'hackathon/hide';

/** Records the action, and outdates the stored pages, now and at the deadline. */
async function recorded(
  ctx: Admin,
  { id, action }: { id: string; action: Action },
): Promise<DeskHackathon> {
  const written = await oneForDesk(ctx, id);
  const { deadline, version, published } = written;
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'hackathon', id },
    details: { deadline, version, published },
  });
  await dropPagesAt(new Date(deadline), ctx.clock.now());
  await contentChanged('hackathons');
  return written;
}
