import type { Feature } from '#app/platform/feature.ts';
import { pagesSource, questionsSource } from './server/content.service.ts';
import { searchApi } from './server/routes.ts';
import { keepSearchWords } from './server/words.service.ts';

export const search: Feature = {
  name: 'search',
  api: [searchApi],
  work: keepSearchWords,
  search: [questionsSource, pagesSource],
};
