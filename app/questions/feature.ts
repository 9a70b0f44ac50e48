import type { Feature } from '#app/platform/feature.ts';
import { questionActions } from './actions.ts';
import { adminQuestionsPath } from './addresses.ts';
import { questionNews } from './news.ts';
import { waitingQuestions } from './server/desk.service.ts';
import { questionsPersonalData } from './server/personal-data.service.ts';
import { answersApi, questionsApi, questionsDeskApi } from './server/routes.ts';
import { lessonQuestionsSource } from './server/search.service.ts';

export const questions: Feature = {
  name: 'questions',
  api: [questionsApi, answersApi, questionsDeskApi],
  personalData: questionsPersonalData,
  search: [lessonQuestionsSource],
  waiting: [
    {
      rank: 45,
      one: 'unanswered question',
      many: 'unanswered questions',
      to: adminQuestionsPath,
      count: waitingQuestions.unanswered,
    },
    {
      rank: 85,
      one: 'reported question',
      many: 'reported questions',
      to: `${adminQuestionsPath}?show=reported`,
      count: waitingQuestions.reported,
    },
  ],
  audit: {
    actions: questionActions,
    pages: {
      'lesson-question': {
        name: 'open the question',
        address: (id) => `${adminQuestionsPath}?question=${id}`,
      },
    },
  },
  news: questionNews,
};
