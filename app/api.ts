import type { Hono } from 'hono';
import { accountsApi } from './accounts/server/routes.ts';
import { configureAccounts, identify } from './accounts/server/service.ts';
import { toolsPersonalData } from './ai-tools/server/personal-data.service.ts';
import { toolDeskApi, toolsApi } from './ai-tools/server/routes.ts';
import { seedTools } from './ai-tools/server/seed.ts';
import { administrationApi } from './administration/server/routes.ts';
import { collegeApi } from './college/server/routes.ts';
import { configureCollege, eligibleFor } from './college/server/service.ts';
import { communityApi } from './community/server/routes.ts';
import { courseDeskApi, coursesApi } from './courses/server/routes.ts';
import { seedCourses } from './courses/server/seed.ts';
import { configureCourses } from './courses/server/service.ts';
import { dashboardApi } from './dashboard/server/routes.ts';
import { enquiriesApi } from './enquiries/server/routes.ts';
import { hackathonsApi } from './hackathons/server/routes.ts';
import { seedHackathons } from './hackathons/server/seed.ts';
import { configureHackathons } from './hackathons/server/service.ts';
import { foundersHubPersonalData } from './founders-hub/server/personal-data.service.ts';
import { foundersHubApi } from './founders-hub/server/routes.ts';
import { investorDeskApi, investorsApi } from './investors/server/routes.ts';
import { seedInvestors } from './investors/server/seed.ts';
import { learningApi } from './learning/server/routes.ts';
import { countLearners } from './learning/server/service.ts';
import { liveSessionsApi } from './live-sessions/server/routes.ts';
import { holderOf, may } from './memberships/entitlements.ts';
import { factorsApi } from './factors/server/routes.ts';
import { configureFactors, isDueForAdmin, secondStepWays } from './factors/server/service.ts';
import { membershipsApi } from './memberships/server/routes.ts';
import { membershipOf } from './memberships/server/service.ts';
import { notificationsApi } from './notifications/server/routes.ts';
import { mailPreferences } from './notifications/server/preferences.service.ts';
import { tellOfSecurity } from './notifications/server/service.ts';
import { openingsApi } from './openings/server/routes.ts';
import { placementsApi } from './placements/server/routes.ts';
import { paymentDeskApi, paymentsApi } from './payments/server/routes.ts';
import { configurePayments } from './payments/server/service.ts';
import { configureAccountPage } from './profile/server/account-page.service.ts';
import { profileApi } from './profile/server/routes.ts';
import { checkCode, discountHolds, releaseDiscount, reserveDiscount } from './referrals/server/discounts.service.ts';
import { holdShared } from './referrals/server/holds.service.ts';
import { reverseReward, rewardPaid } from './referrals/server/rewards.service.ts';
import { referralsApi } from './referrals/server/routes.ts';
import { seedPromoCodes } from './referrals/server/seed.ts';
import { configureReferrals, giveFirstCode } from './referrals/server/service.ts';
import { accountOf } from './accounts/server/own-account.service.ts';
import { provePassword } from './accounts/server/passwords.service.ts';
import { signOutEverywhere } from './accounts/server/sessions.service.ts';
import { accountsPersonalData } from './accounts/server/personal-data.service.ts';
import { auditPersonalData } from './audit/server/personal-data.service.ts';
import { collegePersonalData } from './college/server/personal-data.service.ts';
import { enquiriesPersonalData } from './enquiries/server/personal-data.service.ts';
import { factorsPersonalData } from './factors/server/personal-data.service.ts';
import { investorsPersonalData } from './investors/server/personal-data.service.ts';
import { learningPersonalData } from './learning/server/personal-data.service.ts';
import { liveSessionsPersonalData } from './live-sessions/server/personal-data.service.ts';
import { membershipsPersonalData } from './memberships/server/personal-data.service.ts';
import { notificationsPersonalData } from './notifications/server/personal-data.service.ts';
import { paymentsPersonalData } from './payments/server/personal-data.service.ts';
import { placementsPersonalData } from './placements/server/personal-data.service.ts';
import { profilePersonalData } from './profile/server/personal-data.service.ts';
import { referralsPersonalData } from './referrals/server/personal-data.service.ts';
import { hackathonsPersonalData } from './hackathons/server/personal-data.service.ts';
import { teamBoardPersonalData } from './team-board/server/personal-data.service.ts';
import { teamBoardApi } from './team-board/server/routes.ts';
import { reportedPosts, takeOffBoard } from './team-board/server/service.ts';
import { deletionOf } from './personal-data/server/deletions.service.ts';
import { deletionsPersonalData } from './personal-data/server/personal-data.service.ts';
import { personalDataApi } from './personal-data/server/routes.ts';
import { configurePersonalData } from './personal-data/server/service.ts';
import { toolsSource } from './ai-tools/server/search.service.ts';
import { coursesSource, findMembersLessons, freeLessonsSource } from './courses/server/search.service.ts';
import { hackathonsSource } from './hackathons/server/search.service.ts';
import { openingsSource } from './openings/server/service.ts';
import { pagesSource, questionsSource } from './search/server/content.service.ts';
import { searchApi } from './search/server/routes.ts';
import { configureSearch } from './search/server/service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Actor } from './platform/context.ts';
import { mountApi, type Implementation, type RequestEnvironment } from './platform/http.ts';
import type { PersonalData } from './platform/personal-data.ts';

export interface ApiParts {
  config: Config;
  clock: Clock;
  /** In tests every answer is held against its contract. */
  checkAnswers?: boolean;
}

/** What each feature holds of people: who adds a table that leads to a person adds its part here. */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  factorsPersonalData,
  profilePersonalData,
  membershipsPersonalData,
  paymentsPersonalData,
  referralsPersonalData,
  collegePersonalData,
  learningPersonalData,
  liveSessionsPersonalData,
  notificationsPersonalData,
  enquiriesPersonalData,
  investorsPersonalData,
  toolsPersonalData,
  placementsPersonalData,
  teamBoardPersonalData,
  hackathonsPersonalData,
  foundersHubPersonalData,
  auditPersonalData,
  deletionsPersonalData,
];

/** Every feature's endpoints, and the ports through which a lower feature tells a higher one. */
export function features({ config, clock }: ApiParts): readonly Implementation[] {
  configureAccounts({
    appUrl: config.appUrl,
    adminEmail: config.adminEmail,
    onSignedUp: giveFirstCode,
    onSecurityEvent: tellOfSecurity,
    secondStepWays,
  });
  configureFactors(config);
  configureCourses({ countLearners });
  configureSearch({
    // What the search looks through: who adds something to find adds it here.
    sources: [coursesSource, freeLessonsSource, toolsSource, hackathonsSource, openingsSource({ clock }), questionsSource, pagesSource],
    findMembersLessons,
  });
  configureReferrals(config.referrals);
  configureCollege({ domains: config.collegeEmailDomains });
  configurePayments({
    config,
    ports: {
      checkCode,
      discountFor: reserveDiscount,
      eligibleFor,
      onPaid: rewardPaid,
      onRefunded: reverseReward,
      discountHolds,
      onClosed: releaseDiscount,
      onPayerKnown: holdShared,
    },
  });
  configureHackathons({ onWithdrawn: takeOffBoard, reportedPosts });
  configureAccountPage({ accountOf, deletionOf, mailPreferences });
  configurePersonalData({ parts: personalData, provePassword, signOutEverywhere });
  return [
    accountsApi,
    factorsApi,
    profileApi,
    personalDataApi,
    notificationsApi,
    coursesApi,
    courseDeskApi,
    searchApi,
    learningApi,
    membershipsApi,
    paymentsApi,
    paymentDeskApi,
    collegeApi,
    referralsApi,
    enquiriesApi,
    administrationApi,
    liveSessionsApi,
    communityApi,
    investorsApi,
    investorDeskApi,
    toolsApi,
    openingsApi,
    placementsApi,
    toolDeskApi,
    hackathonsApi,
    teamBoardApi,
    foundersHubApi,
    dashboardApi,
  ];
}

/** A new database is given something to show. */
export async function giveStartingContent(clock: Clock): Promise<void> {
  await seedCourses(clock);
  await seedPromoCodes(clock);
  await seedInvestors(clock);
  await seedTools(clock);
  await seedHackathons(clock);
}

/** The person behind a token: accounts knows the session, the table of entitlements what the membership opens. */
const actorOf =
  (clock: Clock) =>
  async (token: string): Promise<Actor | null> => {
    const session = await identify({ clock }, token);
    if (!session) return null;
    const holder = holderOf(await membershipOf(session.uid, clock.now()));
    const secondFactorDue = isDueForAdmin(session);
    return {
      uid: session.uid,
      sessionId: session.sessionId,
      // Until then nothing of what an admin may do is done, whichever service asks for the role.
      role: secondFactorDue ? 'user' : session.role,
      secondFactorDue,
      opens: { lessons: may(holder, 'lessons'), premium: may(holder, 'investorDetails') },
    };
  };

export const createApi = (
  implementations: readonly Implementation[],
  { clock, config, checkAnswers = false }: ApiParts,
): Hono<RequestEnvironment> => mountApi(implementations, { identify: actorOf(clock), clock, trustProxy: config.trustProxy, checkAnswers });
