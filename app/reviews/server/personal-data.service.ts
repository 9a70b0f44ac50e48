import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteReviewsOf, forgetReplier, replyFacts, reviewFacts } from './queries.ts';
import { ratingChanged } from './service.ts';

export const reviewsPersonalData: PersonalData = {
  part: 'reviews',
  inPolicy: 'Your reviews of courses',
  tables: {
    course_reviews:
      'exported; deleted, and no longer counted. An author’s replies stay, without saying whose they are',
  },
  exportOf: async ({ uid }) => ({
    data: { reviews: await reviewFacts(uid), replies: await replyFacts(uid) },
  }),
  erase: async (_ctx, { uid }) => {
    await deleteReviewsOf(uid);
    await forgetReplier(uid);
    await ratingChanged();
  },
};
