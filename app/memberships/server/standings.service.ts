import type { PeopleOrder } from '#app/accounts/server/people.face.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { standingsOf } from '../membership-status.ts';
import {
  countStanding,
  deriveStandings,
  foldStandingChanges,
  renewStandings,
  selectStanding,
} from './standings.queries.ts';

type StandingFilter = Parameters<typeof standingsOf>[0];

/** The people whose standing matches, for a list of accounts in any order. */
export const holders = (now: Date, filter: StandingFilter) => (order: PeopleOrder) =>
  selectStanding(now, standingsOf(filter), order);

/** How many they are, as part of a statement. */
export const countOfHolders = (now: Date, filter: StandingFilter) =>
  countStanding(now, standingsOf(filter));

/** For an operator: derives everyone's standing from the periods again. */
export const deriveAllStandings = ({ clock }: Context): Promise<void> =>
  tx(() => deriveStandings(clock.now()));

const renewedAtOnce = 1_000;

const renewStandingsJob = defineJob({
  name: 'memberships-renew-standings',
  expireInSeconds: 600,
  handler: async (_, { ctx, signal }) => {
    while (!signal.aborted && (await renewStandings(ctx.clock.now(), renewedAtOnce)) > 0);
    await foldStandingChanges();
  },
});
// Reading stays right without it, but takes longer the more has changed since.
schedule(renewStandingsJob, '*/5 * * * *');
