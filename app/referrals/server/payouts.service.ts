import { reservedRewardsAbout } from '#app/payments/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { seal } from '#app/platform/sealing.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { shownDetails, type PayoutDetails } from '../payout-details.ts';
import { payoutProblems, type OwnRewards, type PayoutRequest } from '../payouts.contract.ts';
import { askableEntries, ledgerAsJson } from './ledger.queries.ts';
import { ledgerAnswer, payoutAnswer } from './payouts.answers.ts';
import { tellOfPayout } from './payouts.emails.tsx';
import * as queries from './payouts.queries.ts';
import { settings } from './ports.ts';
import { referralSetting } from './settings.service.ts';

const refuse = problemsOf(payoutProblems);
const perPage = 20;

/** The ledger as its owner sees it: a page of entries, the sums of all, and the payouts. */
export async function ownRewards(
  { actor, clock }: Context<Actor>,
  { page: asked }: { page: number },
): Promise<OwnRewards> {
  const now = clock.now();
  const { ledger, payouts, reserved } = await askAbout(actor.uid, {
    ledger: aboutPerson(
      (uid) => ledgerAsJson(uid, { page: asked, limit: perPage }, now),
      (told) => told,
    ),
    payouts: aboutPerson(queries.newestPayoutsAsJson, (told) => told),
    reserved: reservedRewardsAbout,
  });
  const { entries, onPage, ...sums } = ledger;
  const { page, pages } = paging(entries, asked, perPage);
  return {
    sums: { ...sums, reserved: reserved?.paise ?? 0 },
    reservedBy: reserved?.orderId ?? null,
    least: referralSetting.value.leastPayoutPaise,
    available: settings().sealingKey !== undefined,
    entries: onPage.map(ledgerAnswer),
    page,
    pages,
    payouts: payouts.map(payoutAnswer),
  };
}

/**
 * Asks for everything that is payable, and binds the request to those entries. While an unpaid order
 * reserves some of it, nothing can be asked for.
 * @throws {Problem} see the contract
 */
export async function requestPayout(
  ctx: Context<Actor>,
  { amount, ...details }: PayoutRequest,
): Promise<{ id: string }> {
  const { sealingKey } = settings();
  if (!sealingKey) throw refuse('payout/not-available');
  const { uid } = ctx.actor;
  const id = newId();
  return tx(async () => {
    await queries.lockRewardsOf(uid);
    if (await queries.openPayoutOf(uid)) throw refuse('payout/already-open');
    if ((await askAbout(uid, reservation)).reserved) throw refuse('payout/reserved');
    const now = ctx.clock.now();
    const entries = await askableEntries(uid, now);
    const payable = entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (payable < referralSetting.value.leastPayoutPaise) throw refuse('payout/too-little');
    if (payable !== amount) throw refuse('payout/changed', { extra: { amount: payable } });
    const to = shownDetails(details);
    await queries.insertPayout(
      {
        id,
        uid,
        state: 'requested',
        amount_paise: payable,
        details: sealed(sealingKey, details, id),
        shown_details: to,
        requested_at: now,
      },
      entries.map((entry) => entry.id),
    );
    await tellOfPayout(ctx, { id, uid, amountPaise: payable, to }, { kind: 'payout-requested' });
    return { id };
  });
}

const reservation = { reserved: reservedRewardsAbout };

const sealed = (key: string, details: PayoutDetails, id: string): string =>
  seal(key, JSON.stringify(details), id);

/** @throws {Problem} payout/not-found, payout/decided, payout/sent */
export const withdrawPayout = (ctx: Context<Actor>, id: string): Promise<void> =>
  tx(async () => {
    const payout = await queries.lockPayout(id);
    if (payout?.uid !== ctx.actor.uid) throw refuse('payout/not-found');
    if (payout.state === 'sending') throw refuse('payout/sent');
    if (payout.state !== 'requested') throw refuse('payout/decided');
    await withdraw(ctx, payout, 'You withdrew it.');
  });

/** Why the school withdraws a request; its owner reads it. */
export const requestReasons = {
  reversed: 'A reward in it was reversed.',
  held: 'A reward in it is being checked.',
};

/**
 * A reward of this order was reversed or is being checked. A request over it that has not gone to
 * the bank is withdrawn; one that has stays, and what was reversed is deducted from the next.
 */
export async function withdrawRequestOver(
  ctx: Context,
  { referrerUid, orderId }: { referrerUid: string; orderId: string },
  reason: string,
): Promise<void> {
  await queries.lockRewardsOf(referrerUid);
  const request = await queries.requestOver(referrerUid, orderId);
  if (request) await withdraw(ctx, request, reason);
}

/** Of someone who leaves: an open request is withdrawn, and no account stays in any. */
export async function forgetPayouts(ctx: Context, { uid }: { uid: string }): Promise<void> {
  await queries.lockRewardsOf(uid);
  const open = await queries.openPayoutOf(uid);
  if (open?.state === 'requested') await close(ctx, open, 'The account was deleted.');
  await queries.forgetDetailsOf(uid, 'A deleted account');
}

async function withdraw(ctx: Context, payout: queries.PayoutRow, reason: string): Promise<void> {
  await close(ctx, payout, reason);
  await tellOfPayout(ctx, payout, { kind: 'payout-withdrawn', reason });
}

async function close({ clock }: Context, { id }: { id: string }, reason: string): Promise<void> {
  const now = clock.now();
  await queries.updatePayout(id, { state: 'withdrawn', decided_at: now, reason });
  await queries.releaseEntries(id, now);
}
