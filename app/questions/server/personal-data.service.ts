import type { PersonalData } from '#app/platform/personal-data.ts';
import {
  answerFacts,
  followedFacts,
  forgetPerson,
  questionFacts,
  reportFacts,
  thanksFacts,
} from './personal-data.queries.ts';

export const questionsPersonalData: PersonalData = {
  part: 'questions',
  inPolicy: 'Your questions under lessons and your answers',
  tables: {
    lesson_questions:
      'exported; deleted, or, if others have answered, kept without saying whose it is',
    lesson_answers: 'exported; kept without saying whose they are',
    lesson_answer_thanks: 'exported; deleted, and no longer counted',
    lesson_question_followers: 'exported; deleted',
    lesson_question_reports: 'those of the person are exported; deleted',
  },
  exportOf: async ({ uid }) => ({
    data: {
      questions: await questionFacts(uid),
      answers: await answerFacts(uid),
      foundHelpful: await thanksFacts(uid),
      following: await followedFacts(uid),
      reports: await reportFacts(uid),
    },
  }),
  erase: async (_ctx, { uid }) => forgetPerson(uid),
};
