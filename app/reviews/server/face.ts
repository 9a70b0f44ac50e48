// What other features may call.
export { withdrawReview } from './service.ts';
