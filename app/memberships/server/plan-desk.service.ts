import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { membershipActions } from '../actions.ts';
import { changesBetween } from '../plan-changes.ts';
import type { Plan, PlanFacts } from '../plan-facts.ts';
import { chargedPrices } from '../plan-prices.ts';
import { planProblems, type DeskPlan, type PlanChanges } from '../plans.contract.ts';
import type { PlanType } from '../plans.ts';
import { deskPlan } from './plans.answers.ts';
import {
  insertVersion,
  lockPlans,
  selectChanges,
  selectPlans,
  selectVersions,
} from './plans.queries.ts';

const refuse = problemsOf(planProblems);
const record = recorderOf(membershipActions);

/** The plans with the prices that each may show as its former one. */
export async function plansForDesk({ clock }: Context): Promise<DeskPlan[]> {
  const now = clock.now();
  const versions = Map.groupBy(await selectVersions(), ({ type }) => type);
  return [...versions.values()]
    .flatMap((own) => {
      const newest = own.at(-1);
      return newest ? deskPlan(newest, chargedPrices(own, now)) : [];
    })
    .toSorted((one, other) => one.place - other.place);
}

const perPage = 20;

export async function planChanges(page: number): Promise<PlanChanges> {
  const { rows, ...pages } = await selectChanges({ page, perPage });
  return {
    changes: rows.map(({ type, version, at, by, before, after }) => ({
      type,
      version,
      at: at.toISOString(),
      by,
      what: changesBetween(before, after),
    })),
    page: pages.page,
    pages: pages.pages,
  };
}

/**
 * Changes a plan from now on. Nothing that was ordered or paid changes: an order has its own price.
 * @throws {Problem} see the contract
 */
export const changePlan = (
  ctx: Context<Actor>,
  { type, version, ...facts }: PlanFacts & { type: PlanType; version: number },
): Promise<void> =>
  tx(async () => {
    await lockPlans();
    const plans = await selectPlans();
    const plan = plans.find((each) => each.type === type);
    if (plan?.version !== version) throw refuse('plan/changed');
    if (changesBetween(plan, facts).length === 0) return;
    const others = plans.filter((each) => each !== plan);
    if (!facts.onSale && !others.some(({ onSale }) => onSale)) throw refuse('plan/last-on-sale');
    await checkFormerPrice(ctx, plan, facts);
    const since = ctx.clock.now();
    await addVersion(ctx, plan, { ...facts, since });
    const moved = others.find(({ place }) => place === facts.place);
    if (moved) await addVersion(ctx, moved, { ...moved, place: plan.place, since });
    await contentChanged('plans');
  });

/** A former price was really charged: nobody is shown a discount from a price that never was. */
async function checkFormerPrice({ clock }: Context, plan: Plan, facts: PlanFacts): Promise<void> {
  const { pricePaise, formerPricePaise: former } = facts;
  if (former === null) return;
  const field = (code: 'plan/former-not-higher' | 'plan/never-charged') =>
    refuse(code, { fields: { formerPrice: planProblems[code][1] } });
  if (former <= pricePaise) throw field('plan/former-not-higher');
  if (former === plan.formerPricePaise) return;
  const charged = chargedPrices(await selectVersions(plan.type), clock.now());
  if (!charged.some((price) => price.pricePaise === former)) throw field('plan/never-charged');
}

async function addVersion(
  ctx: Context<Actor>,
  { type, version, ...before }: Plan,
  after: PlanFacts & { since: Date },
): Promise<void> {
  await insertVersion({
    plan_type: type,
    version: version + 1,
    since: after.since,
    set_by: ctx.actor.uid,
    price_paise: after.pricePaise,
    former_price_paise: after.formerPricePaise,
    on_sale: after.onSale,
    place: after.place,
    features: JSON.stringify(after.features),
  });
  await record(ctx, {
    action: 'plan/change',
    subject: { kind: 'plan', id: type },
    details: Object.fromEntries(
      changesBetween(before, after).map(({ what, from, to }) => [what, `from ${from} to ${to}`]),
    ),
  });
}
