import type { Context } from '#app/platform/context.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { revenueProblems, type Revenue } from '../contract.ts';
import {
  comparedWith,
  isPeriod,
  periodIn,
  spanOf,
  withDaysToCome,
  type Period,
} from '../period.ts';
import { figuresOf } from './queries.ts';

const refuse = problemsOf(revenueProblems);

/** How many promo codes and referrers are shown one by one. */
const most = 10;

/** @throws {Problem} revenue/no-period */
export function checkPeriod(period: Period): Period {
  if (!isPeriod(period)) throw refuse('revenue/no-period');
  return period;
}

/** What came in and went back in a period. @throws {Problem} revenue/no-period */
export async function revenueOfPeriod(
  { clock }: Context,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Revenue> {
  const today = indianDate(clock.now());
  const period = checkPeriod(periodIn(asked, today));
  const before = comparedWith(period);
  // Of whole months there are sums by referrer.
  const referred = spanOf(withDaysToCome(period, today));
  const figures = await figuresOf({ span: spanOf(period), before: spanOf(before), referred }, most);
  return {
    ...figures,
    ...period,
    before: { ...before, ...figures.before },
    promos: figures.promos.map(({ key, ...row }) => ({ ...row, code: key })),
    referrers: figures.referrers.map(({ key, ...row }) => ({ ...row, uid: key })),
  };
}
