import type { Feature } from '#app/platform/feature.ts';
import { collegeActions } from './actions.ts';
import { collegeNews } from './news.ts';
import { collegePersonalData } from './server/personal-data.service.ts';
import { collegeApi } from './server/routes.ts';
import { waitingRequests } from './server/service.ts';

export const college: Feature = {
  name: 'college',
  api: [collegeApi],
  personalData: collegePersonalData,
  waiting: [
    {
      rank: 60,
      one: 'student asks for the College plan',
      many: 'students ask for the College plan',
      to: '/admin/college-requests',
      count: waitingRequests,
    },
  ],
  audit: { actions: collegeActions },
  news: collegeNews,
};
