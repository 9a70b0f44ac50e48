import type { PlanType } from '#app/memberships/plans.ts';
import { daysIn, daysOf, type Period } from './period.ts';
import { dayOfMonthText, monthText } from './period-text.ts';

/** The plans in the order in which revenue shows them everywhere. */
export const plansShown: readonly PlanType[] = ['premiumPlan', 'basicPlan', 'collegePlan'];

interface Sums {
  orders: number;
  given: number;
  paid: number;
  returned: number;
}

/** The sums of several rows together. */
export function sumsOf(rows: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => rows.reduce((all, row) => all + row[name], 0);
  return {
    orders: sum('orders'),
    given: sum('given'),
    paid: sum('paid'),
    returned: sum('returned'),
  };
}

interface Day extends Sums {
  day: string;
  planType: PlanType;
}

/** What came in for a plan, in paise. */
export const paidFor = (plan: PlanType, rows: readonly Day[]): number =>
  sumsOf(rows.filter(({ planType }) => planType === plan)).paid;

/** A day or a month of a chart. */
export interface Bucket {
  name: string;
  /** Below its bar. */
  label: string;
  /** What came in, by plan as `plansShown` has them; in paise. */
  paid: readonly number[];
  sums: Sums;
}

/** A longer period is drawn by month. */
const mostBars = 45;

export const isByDay = (period: Period): boolean => daysIn(period) <= mostBars;

/** All days or months of a period, also those without revenue. */
export function bucketsOf(period: Period, days: readonly Day[]): Bucket[] {
  const nameOf = isByDay(period) ? dayOfMonthText : monthText;
  const labelOf = (day: string) =>
    isByDay(period) ? String(Number(day.slice(-2))) : (monthText(day).split(' ')[0] ?? '');
  const first = new Map<string, string>();
  for (const day of daysOf(period)) if (!first.has(nameOf(day))) first.set(nameOf(day), day);
  return Array.from(first, ([name, day]) => {
    const rows = days.filter((each) => nameOf(each.day) === name);
    return {
      name,
      label: labelOf(day),
      paid: plansShown.map((plan) => paidFor(plan, rows)),
      sums: sumsOf(rows),
    };
  });
}

/** The distance of a chart's lines in paise, so that there are at most four: 1, 2 or 5, and noughts. */
export function lineStep(largest: number): number {
  const tens = 10 ** Math.floor(Math.log10(Math.max(largest, 400) / 4));
  return [1, 2, 5, 10].map((times) => times * tens).find((step) => largest / step <= 4) ?? tens;
}
