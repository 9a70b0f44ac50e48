import type { Feature } from '#app/platform/feature.ts';
import { teamBoardActions } from './actions.ts';
import { teamBoardNews } from './news.ts';
import { teamBoardPersonalData } from './server/personal-data.service.ts';
import { teamBoardApi } from './server/routes.ts';
import { waitingReports } from './server/service.ts';

export const teamBoard: Feature = {
  name: 'team-board',
  api: [teamBoardApi],
  personalData: teamBoardPersonalData,
  waiting: [
    {
      rank: 80,
      one: 'reported team board post',
      many: 'reported team board posts',
      to: {
        first: waitingReports.first,
        address: (board) => `/admin/hackathons/${board}?show=board`,
      },
      count: waitingReports.count,
    },
  ],
  audit: { actions: teamBoardActions },
  news: teamBoardNews,
};
