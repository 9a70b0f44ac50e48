/**
 * Fewer ratings than this say more about the raters than about the tool (decisions.md, "Answers of
 * the API").
 */
export const leastRatings = 5;

/** The rating we show: the mean, to one decimal. */
export function shownRating({ stars, ratings }: { stars: number; ratings: number }): {
  rating: number | null;
  reviews_count: number;
} {
  if (ratings < leastRatings) return { rating: null, reviews_count: 0 };
  return { rating: Math.round((stars / ratings) * 10) / 10, reviews_count: ratings };
}
