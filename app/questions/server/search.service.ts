import type { SearchSource } from '#app/platform/feature.ts';
import { questionPath } from '../addresses.ts';
import { findQuestions } from './search.queries.ts';

export const lessonQuestionsSource: SearchSource = {
  kind: 'lesson-questions',
  label: 'Learners’ questions',
  rank: 25,
  findOfMembers: async (_ctx, asked) =>
    (await findQuestions(asked)).map(({ id, title, words, lesson }) => ({
      title,
      detail: lesson,
      path: questionPath(id),
      text: words,
    })),
};
