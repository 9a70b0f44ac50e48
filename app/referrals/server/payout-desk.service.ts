import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { unseal } from '#app/platform/sealing.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { referralActions } from '../actions.ts';
import type { PayoutDetails } from '../payout-details.ts';
import type { PayoutTab } from '../payout-state.ts';
import { payoutProblems, type DeskPayouts } from '../payouts.contract.ts';
import { bankCells, bankColumns, payoutAnswer } from './payouts.answers.ts';
import { tellOfPayout } from './payouts.emails.tsx';
import * as queries from './payouts.queries.ts';
import { settings } from './ports.ts';

const refuse = problemsOf(payoutProblems);
const record = recorderOf(referralActions, { also: 'finance' });

const perPage = 25;

/** A tab of the desk. */
export async function deskPayouts(
  { actor }: Context<Actor>,
  { state, page: asked }: { state: PayoutTab; page: number },
): Promise<DeskPayouts> {
  const [{ rows, page, pages }, counts] = await Promise.all([
    queries.payoutsOnPage(state, { page: asked, perPage }),
    queries.countOpenPayouts(),
  ]);
  return {
    items: rows.map((row) => ({
      ...payoutAnswer(row),
      person: { uid: row.uid, name: row.name ?? '', email: row.email },
      entries: row.entries,
      own: row.uid === actor.uid,
    })),
    page,
    pages,
    counts,
  };
}

/** More than a bank takes in one file is left for the next. */
const mostInFile = 500;

/**
 * The file for the bank. New requests count as sent from then on, in the same transaction, so no two
 * files contain the same request unless somebody asks for it again.
 * @throws {Problem} payout/nothing-to-export, payout/sealed
 */
export const bankFile = (ctx: Context<Actor>, { again }: { again: boolean }): Promise<string> =>
  tx(async () => {
    const rows = await queries.lockForFile(again ? 'sending' : 'requested', {
      notOf: ctx.actor.uid,
      most: mostInFile,
    });
    if (rows.length === 0) throw refuse('payout/nothing-to-export');
    const cells = rows.map((row) => bankCells(row, openedDetails(row)));
    if (!again) {
      await queries.markSending(
        rows.map(({ id }) => id),
        ctx.clock.now(),
      );
      for (const row of rows) await tellOfPayout(ctx, row, { kind: 'payout-sending' });
    }
    await record(ctx, {
      action: 'payout/export',
      subject: { kind: 'table', id: 'payouts' },
      details: {
        again,
        payouts: rows.length,
        amountPaise: rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      },
    });
    return csvOf(bankColumns, cells);
  });

function openedDetails({ id, details }: { id: string; details: string | null }): PayoutDetails {
  const opened = details && unseal(settings().sealingKey, details, id);
  if (!opened) throw refuse('payout/sealed');
  return JSON.parse(opened) as PayoutDetails;
}

/** @throws {Problem} payout/not-found, payout/own, payout/decided, payout/not-sent */
export const markPaid = (
  ctx: Context<Actor>,
  { id, reference }: { id: string; reference: string },
): Promise<void> =>
  tx(async () => {
    const payout = await toDecide(ctx, id);
    if (payout.state === 'requested') throw refuse('payout/not-sent');
    await queries.updatePayout(id, {
      state: 'paid',
      decided_at: ctx.clock.now(),
      decided_by: ctx.actor.uid,
      reference,
    });
    await tellOfPayout(ctx, payout, { kind: 'payout-paid', reference });
    await recordDecision(ctx, 'payout/pay', payout, { reference });
  });

/** Its entries are payable again. @throws {Problem} payout/not-found, payout/own, payout/decided */
export const refusePayout = (
  ctx: Context<Actor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  tx(async () => {
    const payout = await toDecide(ctx, id);
    const now = ctx.clock.now();
    await queries.updatePayout(id, {
      state: 'refused',
      decided_at: now,
      decided_by: ctx.actor.uid,
      reason,
    });
    await queries.releaseEntries(id, now);
    await tellOfPayout(ctx, payout, { kind: 'payout-refused', reason });
    await recordDecision(ctx, 'payout/refuse', payout, { reason });
  });

/** Locked and still open. Nobody decides about their own money, not even an admin. */
async function toDecide({ actor }: Context<Actor>, id: string): Promise<queries.PayoutRow> {
  const known = await queries.payoutById(id);
  if (!known) throw refuse('payout/not-found');
  if (known.uid === actor.uid) throw refuse('payout/own');
  await queries.lockRewardsOf(known.uid);
  const payout = await queries.lockPayout(id);
  if (payout?.state !== 'requested' && payout?.state !== 'sending') throw refuse('payout/decided');
  return payout;
}

const recordDecision = (
  ctx: Context<Actor>,
  action: 'payout/pay' | 'payout/refuse',
  payout: queries.PayoutRow,
  { reason, reference }: { reason?: string; reference?: string },
): Promise<void> =>
  record(ctx, {
    action,
    subject: { kind: 'payout', id: payout.id },
    concerns: payout.uid,
    ...(reason && { reason }),
    details: { amountPaise: payout.amountPaise, ...(reference && { reference }) },
  });
