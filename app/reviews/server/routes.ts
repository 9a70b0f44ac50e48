import { implement } from '#app/platform/http.ts';
import { reviewsContract } from '../contract.ts';
import { hideReview, replyTo, reviewsForDesk, showReview } from './desk.service.ts';
import { courseReviews, ownReview, removeReview, saveReview } from './service.ts';

export const reviewsApi = implement(reviewsContract, {
  'GET /catalogue/{slug}/reviews': ({ params, query }) => courseReviews(params.slug, query.page),
  'GET /learning/courses/{slug}/review': ({ ctx, params }) => ownReview(ctx, params.slug),
  'PUT /learning/courses/{slug}/review': ({ ctx, params, body }) =>
    saveReview(ctx, params.slug, body),
  'DELETE /learning/courses/{slug}/review': ({ ctx, params }) => removeReview(ctx, params.slug),
  'GET /authoring/courses/{id}/reviews': ({ ctx, params, query }) =>
    reviewsForDesk(ctx, params.id, query.page),
  'PUT /authoring/courses/{id}/reviews/{review}/reply': ({ ctx, params, body }) =>
    replyTo(ctx, { ...params, ...body }),
  'POST /admin/courses/{id}/reviews/{review}/hiding': ({ ctx, params, body }) =>
    hideReview(ctx, { ...params, ...body }),
  'DELETE /admin/courses/{id}/reviews/{review}/hiding': ({ ctx, params }) =>
    showReview(ctx, params),
});
