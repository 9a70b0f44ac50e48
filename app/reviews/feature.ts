import type { Feature } from '#app/platform/feature.ts';
import { reviewActions } from './actions.ts';
import { reviewNews } from './news.ts';
import { reviewsPersonalData } from './server/personal-data.service.ts';
import { reviewsApi } from './server/routes.ts';

export const reviews: Feature = {
  name: 'reviews',
  api: [reviewsApi],
  personalData: reviewsPersonalData,
  audit: { actions: reviewActions },
  news: reviewNews,
};
