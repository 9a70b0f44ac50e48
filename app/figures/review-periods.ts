import { leastPeople } from '#app/shared/few-people.ts';

/** How many reviews of a month in India ("2026-11-01") gave so many stars. */
export interface StarCount {
  month: string;
  stars: number;
  reviews: number;
}

/** Whole months, from the first to the last. */
export interface ReviewPeriod {
  from: string;
  to: string;
  reviews: number;
  /** Of the stars, to one decimal place. */
  average: number;
}

interface Sum {
  from: string;
  to: string;
  reviews: number;
  stars: number;
}

const mostPeriods = 24;

const joined = (one: Sum, next: Sum): Sum => ({
  from: one.from,
  to: next.to,
  reviews: one.reviews + next.reviews,
  stars: one.stars + next.stars,
});

const averageOf = ({ stars, reviews }: Pick<Sum, 'stars' | 'reviews'>): number =>
  Math.round((10 * stars) / reviews) / 10;

/** All reviews together; null if there are too few. */
export function ratingOf(counts: readonly StarCount[]) {
  const reviews = counts.reduce((all, each) => all + each.reviews, 0);
  if (reviews < leastPeople) return null;
  const stars = counts.reduce((all, each) => all + each.stars * each.reviews, 0);
  return { reviews, average: averageOf({ stars, reviews }) };
}

/**
 * Reviews over time, in the order of the months: as few months together as have enough reviews. What
 * is left at the end belongs to the last period, so nothing can be told from the sum of all.
 */
export function periodsOf(counts: readonly StarCount[]): ReviewPeriod[] {
  const periods: Sum[] = [];
  let rest: Sum | undefined;
  for (const { month, stars, reviews } of counts) {
    const sum = { from: month, to: month, reviews, stars: stars * reviews };
    // One month is never divided, even if its first stars are enough.
    if (rest && rest.to !== month && rest.reviews >= leastPeople) {
      periods.push(rest);
      rest = sum;
    } else rest = rest ? joined(rest, sum) : sum;
  }
  if (rest && (rest.reviews >= leastPeople || periods.length === 0)) periods.push(rest);
  else if (rest) periods.push(joined(periods.pop() ?? rest, rest));
  const [first, ...others] = periods.splice(0, Math.max(1, periods.length - mostPeriods + 1));
  if (!first) return [];
  return [others.reduce(joined, first), ...periods]
    .filter(({ reviews }) => reviews >= leastPeople)
    .map(({ stars, ...period }) => ({ ...period, average: averageOf({ stars, ...period }) }));
}
