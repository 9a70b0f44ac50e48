import type { Feature } from '#app/platform/feature.ts';
import { dayMs } from '#app/shared/durations.ts';
import { liveSessionActions } from './actions.ts';
import { liveSessionsPersonalData } from './server/personal-data.service.ts';
import { liveSessionsApi } from './server/routes.ts';
import { sessionsWithoutLink } from './server/service.ts';

export const liveSessions: Feature = {
  name: 'live-sessions',
  api: [liveSessionsApi],
  personalData: liveSessionsPersonalData,
  waiting: [
    {
      rank: 30,
      one: 'live session within a day has no link yet',
      many: 'live sessions within a day have no link yet',
      to: '/admin/live-sessions',
      count: (now) => sessionsWithoutLink({ from: now, to: new Date(now.getTime() + dayMs) }),
    },
  ],
  audit: { actions: liveSessionActions },
};
