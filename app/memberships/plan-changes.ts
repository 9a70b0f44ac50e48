import { paiseText } from '#app/shared/money.ts';
import type { PlanFacts } from './plan-facts.ts';

export interface PlanChange {
  /** As the desk calls it. */
  what: string;
  from: string;
  to: string;
}

/** Each fact in words; the desk and the audit log use the same. */
const words: Record<string, (facts: PlanFacts) => string> = {
  Price: ({ pricePaise }) => paiseText(pricePaise),
  'Former price': ({ formerPricePaise }) =>
    formerPricePaise === null ? 'none' : paiseText(formerPricePaise),
  'On sale': ({ onSale }) => (onSale ? 'yes' : 'no'),
  Place: ({ place }) => String(place),
  Features: ({ features }) => features.join(', '),
};

/** What differs between two versions of a plan. */
export const changesBetween = (before: PlanFacts, after: PlanFacts): PlanChange[] =>
  Object.entries(words)
    .map(([what, say]) => ({ what, from: say(before), to: say(after) }))
    .filter(({ from, to }) => from !== to);
