import { shown } from '#app/shared/few-people.ts';

/** The rating we show: the mean, to one decimal (decisions.md, "Answers of the API"). */
export function shownRating({ stars, ratings }: { stars: number; ratings: number }): {
  rating: number | null;
  reviews_count: number;
} {
  if (shown(ratings) === null) return { rating: null, reviews_count: 0 };
  return { rating: Math.round((stars / ratings) * 10) / 10, reviews_count: ratings };
}
