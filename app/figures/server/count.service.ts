import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { countAgain } from './queries.ts';

/** Counts the figures of all courses. */
const count = defineJob({
  name: 'figures-count',
  parallel: 1,
  expireInSeconds: 1800,
  handler: async (_, { ctx }) => {
    const now = ctx.clock.now();
    await tx(() => countAgain(now, new Date(now.getTime() - 7 * dayMs)));
  },
});
// Two in the morning in India.
schedule(count, '30 20 * * *');
