import type { PersonalData } from '#app/platform/personal-data.ts';
import { answerFacts, answerReportFacts } from './answers.queries.ts';
import { postFacts, reportFacts } from './queries.ts';
import { forgetPerson } from './service.ts';

export const teamBoardPersonalData: PersonalData = {
  part: 'team-board',
  inPolicy: 'a team board',
  tables: {
    team_posts: 'exported; deleted, and with them what others answered',
    team_answers:
      'those of the person are exported, and what the person reported of others’; deleted, also from what others were told',
    team_post_reports: 'those of the person are exported; deleted',
  },
  exportOf: async ({ uid }) => ({
    data: {
      posts: await postFacts(uid),
      answers: await answerFacts(uid),
      reports: [...(await reportFacts(uid)), ...(await answerReportFacts(uid))],
    },
  }),
  erase: async (_ctx, { uid }) => forgetPerson(uid),
};
