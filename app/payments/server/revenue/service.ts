import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { deriveRevenueDays, sumRevenue } from './queries.ts';

/** For an operator: adds up the revenue of every day again. */
export const deriveAllRevenueDays = (): Promise<void> => tx(deriveRevenueDays);

const addedAtOnce = 1_000;

const sumRevenueJob = defineJob({
  name: 'payments-sum-revenue',
  expireInSeconds: 600,
  handler: async (_, { signal }) => {
    while (!signal.aborted && (await sumRevenue(addedAtOnce)) > 0);
  },
});
// Without it the figures would still be right, only slower to read.
schedule(sumRevenueJob, '2-59/5 * * * *');
