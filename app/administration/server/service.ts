import { countAccounts } from '#app/accounts/server/service.ts';
import { waitingRequests } from '#app/college/server/service.ts';
import { waitingEnquiries } from '#app/enquiries/server/service.ts';
import { waitingApplications } from '#app/placements/server/service.ts';
import { countMembers } from '#app/memberships/server/service.ts';
import { quarantinedPayments } from '#app/payments/server/service.ts';
import type { Context } from '#app/platform/context.ts';
import { deadJobs } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { waitingRewards } from '#app/referrals/server/service.ts';
import type { Overview } from '../contract.ts';

const weekMs = 7 * dayMs;

/** How the school stands at this moment. */
export async function overview({ clock }: Context): Promise<Overview> {
  const now = clock.now();
  const [accounts, members, payments, dead, enquiries, applications, rewards, collegeRequests] = await Promise.all([
    countAccounts(new Date(now.getTime() - weekMs)),
    countMembers(now),
    quarantinedPayments(),
    deadJobs(),
    waitingEnquiries(),
    waitingApplications(),
    waitingRewards(),
    waitingRequests(),
  ]);
  return {
    accounts: { all: accounts.all, newThisWeek: accounts.since },
    members,
    waiting: { payments, jobs: dead.length, enquiries, applications, rewards, collegeRequests },
  };
}
