import { countAccounts } from '#app/accounts/server/service.ts';
import { waitingSuggestions } from '#app/ai-tools/server/service.ts';
import { waitingRequests } from '#app/college/server/service.ts';
import { waitingEnquiries } from '#app/enquiries/server/service.ts';
import { waitingMentorshipRequests } from '#app/hackathons/server/service.ts';
import { waitingLetters } from '#app/investors/server/service.ts';
import { sessionsWithoutLink } from '#app/live-sessions/server/service.ts';
import { waitingApplications } from '#app/placements/server/service.ts';
import { countMembers } from '#app/memberships/server/service.ts';
import { waitingPayments } from '#app/payments/server/service.ts';
import type { Context } from '#app/platform/context.ts';
import { deadJobs } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { waitingRewards } from '#app/referrals/server/service.ts';
import { waitingReports } from '#app/team-board/server/service.ts';
import type { Overview } from '../contract.ts';

const weekMs = 7 * dayMs;

/** How the school stands at this moment. */
export async function overview({ clock }: Context): Promise<Overview> {
  const now = clock.now();
  const [accounts, members, dead, suggestions, reported, waiting] = await Promise.all([
    countAccounts(new Date(now.getTime() - weekMs)),
    countMembers(now),
    deadJobs(),
    waitingSuggestions(),
    waitingReports(),
    countsOf({
      payments: waitingPayments,
      enquiries: waitingEnquiries,
      applications: waitingApplications,
      collegeRequests: waitingRequests,
      rewards: waitingRewards,
      mentorshipRequests: waitingMentorshipRequests,
      investorLetters: waitingLetters,
      sessionsWithoutLink: () => sessionsWithoutLink({ from: now, to: new Date(now.getTime() + dayMs) }),
    }),
  ]);
  return {
    accounts: { all: accounts.all, newThisWeek: accounts.since },
    members,
    waiting: {
      ...waiting,
      jobs: dead.length,
      toolSuggestions: suggestions.missing,
      toolReports: suggestions.changed,
      reportedPosts: reported.posts,
    },
    reportedBoard: reported.board,
  };
}

/** What each of these counts, under its name. */
async function countsOf<Name extends string>(counts: Record<Name, () => Promise<number>>): Promise<Record<Name, number>> {
  const names = Object.keys(counts) as Name[];
  const found = await Promise.all(names.map(async (name) => [name, await counts[name]()] as const));
  return Object.fromEntries(found) as Record<Name, number>;
}
