import { isDeepStrictEqual } from 'node:util';
import { recorderOf } from '#app/audit/server/face.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { paiseOf } from '#app/shared/money.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { referralActions } from '../actions.ts';
import { promoProblems, type PromoCode, type PromoCodes } from '../promo-codes.contract.ts';
import type { PromoState } from '../promo-state.ts';
import { codeKey } from '../referral-code.ts';
import { promoAnswer } from './promo-codes.answers.ts';
import { endPromoAt, pastOf, promosOnPage, updatePromo } from './promo-codes.queries.ts';
import { insertPromo, isTaken, lockPromo, promoByKey } from './queries.ts';
import { freeSince } from './service.ts';

const refuse = problemsOf(promoProblems);
const record = recorderOf(referralActions, { also: 'finance' });

const perPage = 25;

interface Written {
  percent: number | null;
  amount: number | null;
  plans: readonly PlanType[];
  minimum: number | null;
  firstPurchaseOnly: boolean;
  validFrom: string;
  validUntil: string | null;
  mostUses: number | null;
  mostUsesEach: number | null;
}

export async function promoCodes(
  { clock }: Context,
  { page, ...filter }: { q?: string | undefined; state?: PromoState | undefined; page: number },
): Promise<PromoCodes> {
  const { rows, ...place } = await promosOnPage(filter, clock.now(), { page, perPage });
  return { items: rows.map(promoAnswer), ...place };
}

/** @throws {Problem} codes/not-found */
async function promoCode({ clock }: Context, key: string): Promise<PromoCode> {
  const { rows } = await promosOnPage({ key }, clock.now(), { page: 1, perPage: 1 });
  const [row] = rows;
  if (!row) throw refuse('codes/not-found');
  return promoAnswer(row);
}

/** What can change only while nobody has used the code, and what always can. */
const termsOf = (written: Written) => ({
  percent: written.percent,
  amount_paise: written.amount === null ? null : paiseOf(written.amount),
  plans: written.plans.length > 0 ? [...new Set(written.plans)].toSorted() : null,
  least_price_paise: written.minimum === null ? null : paiseOf(written.minimum),
  first_purchase_only: written.firstPurchaseOnly,
  valid_from: new Date(written.validFrom),
});
const limitsOf = ({ validUntil, mostUses, mostUsesEach }: Written) => ({
  valid_until: validUntil === null ? null : new Date(validUntil),
  most_uses: mostUses,
  most_uses_each: mostUsesEach,
});

const detailsOf = ({ plans, ...written }: Written) => ({ ...written, plans: plans.join(', ') });

/** @throws {Problem} codes/taken */
export const makePromo = (
  ctx: Context<Actor>,
  { code, ...written }: Written & { code: string },
): Promise<PromoCode> =>
  tx(async () => {
    const now = ctx.clock.now();
    const key = codeKey(code);
    const taken = await isTaken({ key, uid: '', freeSince: freeSince(now) });
    const row = { ...termsOf(written), ...limitsOf(written) };
    const made = { code_key: key, code, made_by: ctx.actor.uid, made_at: now };
    if (taken || !(await insertPromo({ ...row, ...made }))) {
      const { message } = refuse('codes/taken');
      throw refuse('codes/taken', { fields: { code: message } });
    }
    await record(ctx, {
      action: 'promo-code/create',
      subject: { kind: 'promo-code', id: code },
      details: detailsOf(written),
    });
    return promoCode(ctx, key);
  });

/**
 * Serialised with the orders that reserve the code, so that nobody gets it between the check and the
 * change.
 * @throws {Problem} see the contract
 */
export const changePromo = (
  ctx: Context<Actor>,
  { id, version, ...written }: Written & { id: string; version: number },
): Promise<PromoCode> =>
  tx(async () => {
    await lockPromo(id);
    const before = await promoByKey(id);
    if (!before) throw refuse('codes/not-found');
    if (before.endedAt) throw refuse('codes/over');
    const past = await pastOf(id);
    const terms = termsOf(written);
    const limits = limitsOf(written);
    const earlier = {
      percent: before.percent,
      amount_paise: before.amountPaise,
      plans: before.plans,
      least_price_paise: before.leastPricePaise,
      first_purchase_only: before.firstPurchaseOnly,
      valid_from: before.validFrom,
    };
    if (past.all > 0 && !isDeepStrictEqual(terms, earlier)) throw refuse('codes/used');
    mustHold('mostUses', limits.most_uses, past.all);
    mustHold('mostUsesEach', limits.most_uses_each, past.each);
    if (!(await updatePromo(id, { ...terms, ...limits, version })))
      throw refuse('codes/changed-meanwhile');
    await contentChanged('campaign');
    await record(ctx, {
      action: 'promo-code/change',
      subject: { kind: 'promo-code', id: before.code },
      details: detailsOf(written),
    });
    return promoCode(ctx, id);
  });

/** @throws {Problem} codes/below-uses */
function mustHold(field: string, most: number | null, uses: number): void {
  if (most === null || most >= uses) return;
  const text = `It has been used ${uses} times already, open orders included.`;
  throw refuse('codes/below-uses', { fields: { [field]: text } });
}

/** @throws {Problem} codes/not-found, codes/over */
export const endPromo = (ctx: Context<Actor>, id: string): Promise<PromoCode> =>
  tx(async () => {
    const ended = await endPromoAt(id, ctx.clock.now());
    if (!ended) throw refuse((await promoByKey(id)) ? 'codes/over' : 'codes/not-found');
    await contentChanged('campaign');
    await record(ctx, {
      action: 'promo-code/end',
      subject: { kind: 'promo-code', id: ended.code },
    });
    return promoCode(ctx, id);
  });
