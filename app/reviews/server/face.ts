// What other features may call.
export { starsByMonth } from './queries.ts';
export { reviewsAbout, withdrawReview } from './service.ts';
