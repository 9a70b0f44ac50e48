import type { Feature } from '#app/platform/feature.ts';
import { deadJobsCount } from '#app/platform/job-queues.ts';
import { administrationActions } from './actions.ts';
import { administrationApi } from './server/routes.ts';

export const administration: Feature = {
  name: 'administration',
  api: [administrationApi],
  waiting: [
    {
      rank: 20,
      one: 'job has failed for good: npm run admin -- jobs',
      many: 'jobs have failed for good: npm run admin -- jobs',
      count: deadJobsCount,
    },
  ],
  audit: { actions: administrationActions },
};
