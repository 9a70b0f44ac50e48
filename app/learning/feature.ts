import type { Feature } from '#app/platform/feature.ts';
import { learningNews } from './news.ts';
import { learningPersonalData } from './server/personal-data.service.ts';
import { learningApi, learningPathsApi, learningQuizzesApi } from './server/routes.ts';

export const learning: Feature = {
  name: 'learning',
  api: [learningApi, learningPathsApi, learningQuizzesApi],
  personalData: learningPersonalData,
  news: learningNews,
};
