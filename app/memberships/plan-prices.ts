import { dayMs } from '#app/shared/durations.ts';
import type { Plan } from './plan-facts.ts';

/** So that the highest code, 99% off, leaves the gateway's least amount of one rupee. */
export const leastPricePaise = 100_00;

/** A price that may be shown as the former one. */
export interface ChargedPrice {
  pricePaise: number;
  /** Null: from the start. */
  from: Date | null;
  /** Null: it is charged now. */
  until: Date | null;
  /** The former price that the school started with. Nobody knows from when to when. */
  starting: boolean;
}

/** The desk offers the latest of them. */
const mostOffered = 12;

/**
 * The prices that a plan really had, the latest first. A price counts after a whole day on sale, so
 * nobody can be shown a mistake that was corrected, or a price made up to be crossed out.
 */
export function chargedPrices(versions: readonly Plan[], now: Date): ChargedPrice[] {
  const [first] = versions;
  const starting =
    first?.version === 1 && first.formerPricePaise !== null
      ? [{ pricePaise: first.formerPricePaise, from: null, until: null, starting: true }]
      : [];
  const lasted = spansOf(versions).filter(
    ({ from, until }) => !from || (until ?? now).getTime() - from.getTime() >= dayMs,
  );
  const latest = new Map([...starting, ...lasted].map((price) => [price.pricePaise, price]));
  return [...latest.values()]
    .toSorted((one, other) => endOf(other) - endOf(one))
    .slice(0, mostOffered);
}

const endOf = ({ until, starting }: ChargedPrice): number =>
  starting ? -Infinity : (until?.getTime() ?? Infinity);

/** How long each price was charged without a break, oldest first. */
function spansOf(versions: readonly Plan[]): ChargedPrice[] {
  const spans: ChargedPrice[] = [];
  for (const [index, { pricePaise, onSale, since: from }] of versions.entries()) {
    if (!onSale) continue;
    const until = versions[index + 1]?.since ?? null;
    const last = spans.at(-1);
    if (last?.pricePaise === pricePaise && last.until?.getTime() === from?.getTime())
      last.until = until;
    else spans.push({ pricePaise, from, until, starting: false });
  }
  return spans;
}
