import { recorderOf } from '#app/audit/server/face.ts';
import type { ShownCampaign } from '#app/shared/api-fetch.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { referralActions } from '../actions.ts';
import { campaignShown, type PlannedCampaign } from '../campaign-shown.ts';
import { campaignState } from '../campaign-state.ts';
import { campaignProblems, type Campaign, type Campaigns } from '../campaigns.contract.ts';
import { codeKey } from '../referral-code.ts';
import * as queries from './campaigns.queries.ts';
import { promoByKey } from './queries.ts';

const refuse = problemsOf(campaignProblems);
const record = recorderOf(referralActions, { also: 'finance' });

const perPage = 10;

const planned = new ContentMemory<readonly PlannedCampaign[]>({ topics: ['campaign'], most: 1 });

/** What the banner shows everyone now, and when that may change by itself; null: it won't. */
export async function campaignNow({
  clock,
}: Pick<Context, 'clock'>): Promise<{ campaign: ShownCampaign | null; validUntil: Date | null }> {
  const now = clock.now();
  const found = await planned.one('all', () => queries.plannedCampaigns(now));
  return campaignShown(found ?? [], now);
}

const campaignAnswer = (row: queries.CampaignRow, now: Date): Campaign => ({
  id: row.id,
  words: row.words,
  code: row.code,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  state: campaignState(row, now),
  codeState: row.codeState,
  madeBy: row.madeByName,
  version: row.version,
});

export async function campaigns({ clock }: Context, page: number): Promise<Campaigns> {
  const now = clock.now();
  const { rows, ...place } = await queries.campaignsOnPage(undefined, now, { page, perPage });
  return { items: rows.map((row) => campaignAnswer(row, now)), ...place };
}

/** @throws {Problem} campaigns/not-found */
async function campaignById({ clock }: Context, id: string): Promise<Campaign> {
  const now = clock.now();
  const { rows } = await queries.campaignsOnPage(id, now, { page: 1, perPage: 1 });
  const [row] = rows;
  if (!row) throw refuse('campaigns/not-found');
  return campaignAnswer(row, now);
}

interface Written {
  words: string;
  code: string;
  /** Null: now. */
  startsAt: string | null;
  endsAt: string | null;
}
interface Dated extends Written {
  startsAt: string;
}

const dated = ({ clock }: Context, written: Written): Dated => ({
  ...written,
  startsAt: written.startsAt ?? clock.now().toISOString(),
});

const rowOf = ({ words, code, startsAt, endsAt }: Dated) => ({
  words,
  code_key: codeKey(code),
  starts_at: new Date(startsAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
});

/** @throws {Problem} at the field that does not fit; see the contract */
async function mustFit({ clock }: Context, id: string, written: Dated): Promise<void> {
  const { code_key: key, starts_at: startsAt, ends_at: endsAt } = rowOf(written);
  if (endsAt && endsAt <= clock.now()) throw atField('campaigns/in-the-past', 'endsAt');
  const promo = await promoByKey(key);
  if (!promo) throw atField('campaigns/unknown-code', 'code');
  const { validFrom, validUntil, endedAt } = promo;
  const lasts = validUntil === null || (endsAt !== null && endsAt <= validUntil);
  if (endedAt || validFrom > startsAt || !lasts) throw atField('campaigns/code-not-valid', 'code');
  if (await queries.isTaken(id, { startsAt, endsAt }))
    throw atField('campaigns/overlap', 'startsAt');
}

function atField(code: keyof typeof campaignProblems, field: keyof Written) {
  const { message } = refuse(code);
  return refuse(code, { fields: { [field]: message } });
}

/** @throws {Problem} see the contract */
export const planCampaign = (ctx: Context<Actor>, asked: Written): Promise<Campaign> =>
  tx(async () => {
    await queries.lockCampaigns();
    const id = newId();
    const written = dated(ctx, asked);
    await mustFit(ctx, id, written);
    const made = { made_by: ctx.actor.uid, made_at: ctx.clock.now() };
    await queries.insertCampaign({ id, ...rowOf(written), ...made });
    await noteChange(ctx, 'campaign/create', id, { ...written });
    return campaignById(ctx, id);
  });

/** @throws {Problem} see the contract */
export const changeCampaign = (
  ctx: Context<Actor>,
  { id, version, ...asked }: Written & Edited,
): Promise<Campaign> =>
  tx(async () => {
    await queries.lockCampaigns();
    await mustLast(ctx, id);
    const written = dated(ctx, asked);
    await mustFit(ctx, id, written);
    if (!(await queries.updateCampaign({ id, version, ...rowOf(written) })))
      throw refuse('campaigns/changed-meanwhile');
    await noteChange(ctx, 'campaign/change', id, { ...written });
    return campaignById(ctx, id);
  });

/**
 * One that has not started leaves nothing behind but its entries in the log.
 * @throws {Problem} campaigns/not-found, campaigns/ended, campaigns/changed-meanwhile
 */
export const endCampaign = (ctx: Context<Actor>, edited: Edited): Promise<void> =>
  tx(async () => {
    await queries.lockCampaigns();
    const { state, words, code } = await mustLast(ctx, edited.id);
    const done =
      state === 'planned'
        ? await queries.deleteCampaign(edited)
        : await queries.updateCampaign({ ...edited, ends_at: ctx.clock.now() });
    if (!done) throw refuse('campaigns/changed-meanwhile');
    const action = state === 'planned' ? 'campaign/cancel' : 'campaign/end';
    await noteChange(ctx, action, edited.id, { words, code });
  });

/** @throws {Problem} campaigns/not-found, campaigns/ended */
async function mustLast(ctx: Context, id: string): Promise<Campaign> {
  const campaign = await campaignById(ctx, id);
  if (campaign.state === 'ended') throw refuse('campaigns/ended');
  return campaign;
}

async function noteChange(
  ctx: Context<Actor>,
  action: keyof typeof referralActions,
  id: string,
  details: Record<string, string | null>,
): Promise<void> {
  await record(ctx, { action, subject: { kind: 'campaign', id }, details });
  await contentChanged('campaign');
}
