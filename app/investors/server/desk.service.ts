import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { missedEdit } from '#app/platform/missed-edit.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { slugOf } from '#app/shared/slug.ts';
import { investorActions } from '../actions.ts';
import { investorProblems, type InvestorFields } from '../contract.ts';
import { investorDeskProblems, type DeskInvestor, type DeskInvestors } from '../desk.contract.ts';
import { deskCounts } from './desk-counts.queries.ts';
import * as queries from './desk.queries.ts';
import { deskInvestor } from './investors.answers.ts';

const recordAdminAction = recorderOf(investorActions);

type Admin = Context<Actor>;

const refuse = problemsOf({ ...investorProblems, ...investorDeskProblems });

const missed = missedEdit(refuse, {
  find: queries.investorById,
  changed: 'investors/changed-meanwhile',
  gone: 'investors/not-found',
});

const perPage = 20;

export async function deskInvestors({
  show,
  q,
  page,
}: {
  show: 'shown' | 'hidden';
  q: string;
  page: number;
}): Promise<DeskInvestors> {
  const [{ rows, pages }, counts] = await Promise.all([
    pageOf(queries.investorsOf({ shown: show === 'shown', q }), { page, perPage }),
    deskCounts(),
  ]);
  return { investors: rows.map(deskInvestor), pages, counts };
}

/** Shows the error at the field that must change. */
const atName = (code: 'investors/left' | 'investors/known-already') =>
  refuse(code, { fields: { name: investorDeskProblems[code][1] } });

/** @throws {Problem} investors/known-already, investors/left */
export const addInvestor = (ctx: Admin, fields: InvestorFields): Promise<DeskInvestor> =>
  tx(async () => {
    const now = ctx.clock.now();
    const id = newId();
    const key = slugOf(fields.name) || id;
    const hash = queries.removalHash(key);
    if ((await queries.removedAmong([hash])).has(hash)) throw atName('investors/left');
    const row = await queries.insertInvestor({
      id,
      key,
      ...queries.columnsOf(fields),
      created_at: now,
      changed_at: now,
      published_at: now,
    });
    if (!row) throw atName('investors/known-already');
    await record(ctx, 'investor/add', row);
    return deskInvestor(row);
  });

/** @throws {Problem} investors/not-found, investors/changed-meanwhile */
export const changeInvestor = (
  ctx: Admin,
  { id, version, ...fields }: InvestorFields & Edited,
): Promise<DeskInvestor> =>
  tx(async () => {
    const edited = { id, version, now: ctx.clock.now(), columns: queries.columnsOf(fields) };
    const row = (await queries.updateInvestor(edited)) ?? (await missed(id));
    await record(ctx, 'investor/change', row);
    return deskInvestor(row);
  });

/** @throws {Problem} investors/not-found, investors/changed-meanwhile */
export const publishInvestor = (
  ctx: Admin,
  edited: Edited & { shown: boolean },
): Promise<DeskInvestor> =>
  tx(async () => {
    const published = edited.shown ? ctx.clock.now() : null;
    const row =
      (await queries.publishInvestor({ ...edited, published })) ?? (await missed(edited.id));
    await record(ctx, edited.shown ? 'investor/show' : 'investor/hide', row);
    return deskInvestor(row);
  });

/**
 * Removes someone for good. Only a hash stays, so that an import can skip them.
 * @throws {Problem} investors/not-found
 */
export const removeInvestor = (ctx: Admin, id: string): Promise<void> =>
  tx(async () => {
    const removed = await queries.deleteInvestor(id);
    if (!removed) throw refuse('investors/not-found');
    await queries.rememberRemoval(queries.removalHash(removed.key), ctx.clock.now());
    await recordAdminAction(ctx, { action: 'investor/remove', subject: { kind: 'investor', id } });
    await contentChanged('investors');
  });

type Action = 'investor/add' | 'investor/change' | 'investor/show' | 'investor/hide';

/** Without a name, because the log outlasts the removed profile. */
async function record(
  ctx: Admin,
  action: Action,
  { id, version }: queries.InvestorRow,
): Promise<void> {
  await recordAdminAction(ctx, { action, subject: { kind: 'investor', id }, details: { version } });
  await contentChanged('investors');
}
