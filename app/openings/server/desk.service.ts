import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { missedEdit } from '#app/platform/missed-edit.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { paiseOf } from '#app/shared/money.ts';
import { paging } from '#app/shared/paging.ts';
import { openingActions, type OpeningAction } from '../actions.ts';
import type { DeskOpening, DeskOpenings } from '../contract.ts';
import { slugOf, type Employment, type PayPeriod } from '../opening-facts.ts';
import * as queries from './queries.ts';
import { openingPage, refuse } from './service.ts';

const recordAdminAction = recorderOf(openingActions);

const missed = missedEdit(refuse, {
  find: queries.openingById,
  changed: 'openings/changed-meanwhile',
  gone: 'openings/not-found',
});

type Admin = Context<Actor>;

const perPage = 20;

const deskOpening = (row: queries.OpeningRow, now: Date): DeskOpening => ({
  ...openingPage(row, now),
  id: row.id,
  version: row.version,
});

export async function deskOpenings(
  { clock }: Admin,
  { when, page }: { when: 'open' | 'closed'; page: number },
): Promise<DeskOpenings> {
  const now = clock.now();
  const counts = await queries.countOpenings(now);
  const { pages, ...stretch } = paging(counts[when], page, perPage);
  const rows = await (when === 'open' ? queries.openOpenings : queries.closedOpenings)({
    now,
    ...stretch,
  });
  return { openings: rows.map((row) => deskOpening(row, now)), pages, counts };
}

export interface WrittenOpening {
  title: string;
  firm: string;
  city: string | null;
  remote: boolean;
  employment: Employment;
  /** Rupees. */
  payFrom: number | null;
  payTo: number | null;
  payPer: PayPeriod;
  description: string;
  closesAt: string;
}

const columnsOf = ({ payFrom, payTo, payPer, closesAt, ...words }: WrittenOpening) => ({
  ...words,
  pay_from_paise: payFrom === null ? null : paiseOf(payFrom),
  pay_to_paise: payTo === null ? null : paiseOf(payTo),
  pay_per: payPer,
  closes_at: new Date(closesAt),
});

/** @throws {Problem} openings/closes-in-past */
const mustBeToCome = (closesAt: Date, now: Date): void => {
  if (closesAt > now) return;
  const { message } = refuse('openings/closes-in-past');
  throw refuse('openings/closes-in-past', { fields: { closesAt: message } });
};

/**
 * The address is made from the title and the firm, plus a piece of the id if another opening has
 * the same one.
 * @throws {Problem} openings/closes-in-past
 */
export const postOpening = (ctx: Admin, written: WrittenOpening): Promise<DeskOpening> =>
  tx(async () => {
    const now = ctx.clock.now();
    const id = newId();
    const columns = { id, ...columnsOf(written), posted_at: now, changed_at: now };
    mustBeToCome(columns.closes_at, now);
    const slug = slugOf(written.title, written.firm);
    const row =
      (await queries.insertOpening({ ...columns, slug })) ??
      (await queries.insertOpening({ ...columns, slug: `${slug}-${slugOf(id).slice(0, 8)}` }));
    if (!row) throw new Error('No address was free for an opening');
    return changed(ctx, 'opening/post', row);
  });

/**
 * This also reopens an opening that was closed by hand.
 * @throws {Problem} openings/not-found, openings/changed-meanwhile, openings/closes-in-past
 */
export const changeOpening = (
  ctx: Admin,
  { id, version, ...written }: WrittenOpening & Edited,
): Promise<DeskOpening> =>
  tx(async () => {
    const now = ctx.clock.now();
    const columns = columnsOf(written);
    mustBeToCome(columns.closes_at, now);
    const row = await queries.updateOpening(
      { id, version },
      { ...columns, closed_at: null, changed_at: now },
    );
    return changed(ctx, 'opening/change', row ?? (await missed(id)));
  });

/** @throws {Problem} openings/not-found, openings/changed-meanwhile */
export const closeOpening = (ctx: Admin, { id, version }: Edited): Promise<DeskOpening> =>
  tx(async () => {
    const now = ctx.clock.now();
    const row = await queries.updateOpening({ id, version }, { closed_at: now, changed_at: now });
    return changed(ctx, 'opening/close', row ?? (await missed(id)));
  });

async function changed(
  ctx: Admin,
  action: OpeningAction,
  row: queries.OpeningRow,
): Promise<DeskOpening> {
  const now = ctx.clock.now();
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'opening', id: row.id },
    details: { title: row.title, firm: row.firm },
  });
  await contentChanged('openings');
  if (row.closedAt === null)
    await enqueue(
      forgetPages,
      {},
      { startAfterSeconds: Math.ceil((row.closesAt.getTime() - now.getTime()) / 1000) },
    );
  return deskOpening(row, now);
}

/** Cached pages still show the opening as open. */
const forgetPages = defineJob({
  name: 'openings-closed',
  handler: () => contentChanged('openings'),
});
