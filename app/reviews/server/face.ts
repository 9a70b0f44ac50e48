// What other features may call.
export { starsByMonth } from './queries.ts';
export { withdrawReview } from './service.ts';
