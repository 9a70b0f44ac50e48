import { accounts } from './accounts/feature.ts';
import { accountAbout } from './accounts/server/own-account.service.ts';
import { provePassword } from './accounts/server/passwords.service.ts';
import { configureAccounts } from './accounts/server/ports.ts';
import { signOutEverywhere } from './accounts/server/sessions.service.ts';
import { administration } from './administration/feature.ts';
import { configureAdministration } from './administration/server/ports.ts';
import { aiTools } from './ai-tools/feature.ts';
import { announcements } from './announcements/feature.ts';
import { announcedCourses } from './announcements/server/opening.service.ts';
import { audit } from './audit/feature.ts';
import { authoring } from './authoring/feature.ts';
import { isAuthorIn, isWriterIn, usesIn, usesOf } from './authoring/server/face.ts';
import { configureAuthoring } from './authoring/server/ports.ts';
import { cartridges } from './cartridges/feature.ts';
import { certificates } from './certificates/feature.ts';
import { chooseToStay } from './certificates/server/face.ts';
import { configureCertificates } from './certificates/server/ports.ts';
import { college } from './college/feature.ts';
import { openPlansAbout } from './college/server/service.ts';
import { collegeSetting } from './college/server/settings.service.ts';
import { community } from './community/feature.ts';
import { courses } from './courses/feature.ts';
import { isFreeMedia } from './courses/server/face.ts';
import { configureCourses } from './courses/server/ports.ts';
import { dashboard } from './dashboard/feature.ts';
import { enquiries } from './enquiries/feature.ts';
import { factors } from './factors/feature.ts';
import { configureFactors } from './factors/server/ports.ts';
import { secondStepWays } from './factors/server/service.ts';
import { figures } from './figures/feature.ts';
import { foundersHub } from './founders-hub/feature.ts';
import { goals } from './goals/feature.ts';
import { countTowardsGoal } from './goals/server/service.ts';
import { hackathons } from './hackathons/feature.ts';
import { helping } from './helping/feature.ts';
import { configureHackathons } from './hackathons/server/ports.ts';
import { investors } from './investors/feature.ts';
import { invoices } from './invoices/feature.ts';
import { issueInvoice, issueRefundNote } from './invoices/server/face.ts';
import { learning } from './learning/feature.ts';
import { configureLearning } from './learning/server/ports.ts';
import { learnersOf, learnersPart } from './learning/server/service.ts';
import { liveSessions } from './live-sessions/feature.ts';
import { media } from './media/feature.ts';
import { configureMedia } from './media/server/ports.ts';
import { memberPages } from './member-pages/feature.ts';
import { takePageOffline } from './member-pages/server/service.ts';
import { mailbox } from './mailbox/feature.ts';
import { memberships } from './memberships/feature.ts';
import { configureMemberships } from './memberships/server/ports.ts';
import { notes } from './notes/feature.ts';
import { notifications } from './notifications/feature.ts';
import { configureNotifications } from './notifications/server/ports.ts';
import { preferencesAbout } from './notifications/server/preferences.service.ts';
import { tellOfSecurity } from './notifications/server/service.ts';
import { openings } from './openings/feature.ts';
import { payments } from './payments/feature.ts';
import { moveTerm } from './payments/server/orders/fulfilment.service.ts';
import { configurePayments } from './payments/server/ports.ts';
import { guaranteeSetting } from './payments/server/settings.service.ts';
import { personalData as ownData } from './personal-data/feature.ts';
import { deletionAbout, isDeleted } from './personal-data/server/deletions.service.ts';
import { configurePersonalData } from './personal-data/server/ports.ts';
import { placements } from './placements/feature.ts';
import { practice } from './practice/feature.ts';
import { configurePractice } from './practice/server/ports.ts';
import type { Clock } from './platform/clock.ts';
import type { Feature, Parts } from './platform/feature.ts';
import { profile } from './profile/feature.ts';
import { projects } from './projects/feature.ts';
import { projectsOfCourses, takeover } from './projects/server/face.ts';
import { questions } from './questions/feature.ts';
import { askersIn } from './questions/server/face.ts';
import { configureAccountPage } from './profile/server/ports.ts';
import { quizzes } from './quizzes/feature.ts';
import { recall } from './recall/feature.ts';
import { noteMissed } from './recall/server/service.ts';
import { referrals } from './referrals/feature.ts';
import { defaultLeastPayoutPaise } from './referrals/payout-state.ts';
import { attribute, linkedCodeAbout } from './referrals/server/attributions.service.ts';
import {
  checkCode,
  discountHolds,
  releaseDiscount,
  reserveDiscount,
} from './referrals/server/discounts.service.ts';
import { holdShared } from './referrals/server/holds.service.ts';
import { reverseReward, rewardPaid } from './referrals/server/rewards.service.ts';
import { configureReferrals } from './referrals/server/ports.ts';
import { giveFirstCode } from './referrals/server/service.ts';
import { referralSetting } from './referrals/server/settings.service.ts';
import {
  lockRewards,
  returnRewards,
  rewardsAbout,
  spendRewards,
} from './referrals/server/uses.service.ts';
import { revenue } from './revenue/feature.ts';
import { reviews } from './reviews/feature.ts';
import { withdrawReview } from './reviews/server/face.ts';
import { school } from './school/feature.ts';
import { schoolSetting } from './school/server/settings.service.ts';
import { search } from './search/feature.ts';
import { configureSearch } from './search/server/service.ts';
import { seats } from './seats/feature.ts';
import { configureSeats } from './seats/server/ports.ts';
import { issueSeats, seatHolders, withdrawSeats } from './seats/server/service.ts';
import { defaultGuaranteeDays } from './shared/brand.ts';
import { teamBoard } from './team-board/feature.ts';
import { reportedPosts, takeOffBoard } from './team-board/server/service.ts';
import { toolkit } from './toolkit/feature.ts';
import { tutor } from './tutor/feature.ts';
import { configureTutor } from './tutor/server/ports.ts';

/** Add a new feature here, and nowhere else. Personal data is deleted in this order. */
export const features: readonly Feature[] = [
  accounts,
  factors,
  profile,
  memberships,
  payments,
  seats,
  invoices,
  referrals,
  revenue,
  college,
  practice,
  media,
  quizzes,
  courses,
  certificates,
  notes,
  learning,
  goals,
  recall,
  authoring,
  cartridges,
  reviews,
  questions,
  projects,
  helping,
  memberPages,
  tutor,
  figures,
  liveSessions,
  community,
  notifications,
  enquiries,
  announcements,
  investors,
  aiTools,
  openings,
  placements,
  teamBoard,
  hackathons,
  foundersHub,
  toolkit,
  dashboard,
  search,
  school,
  administration,
  audit,
  ownData,
  mailbox,
];

export const personalData = features.flatMap((feature) => feature.personalData ?? []);

/** Wires the ports through which a lower feature asks or informs a higher one. */
export function wire({ config }: Parts): void {
  configureAccounts({
    appUrl: config.appUrl,
    adminEmail: config.adminEmail,
    onSignedUp: async (ctx, person, link) => {
      await giveFirstCode(ctx, person);
      if (link) await attribute(ctx, person, link);
    },
    onSecurityEvent: tellOfSecurity,
    secondStepWays,
  });
  configureFactors(config);
  configureMemberships({ openPlansAbout, onMoved: moveTerm });
  configureCertificates({ sealingKey: config.sealingKey, isDeleted });
  configureAuthoring({ onAuthorAdded: withdrawReview, askersIn, ...takeover });
  configureCourses({ learnersOf, learnersPart, ...announcedCourses, ...projectsOfCourses });
  configurePractice({ onMissed: noteMissed });
  configureLearning({ onLessonCompleted: countTowardsGoal, isAuthorIn });
  configureMedia({ ...config.media, isWriterIn, usesIn, usesOf, isFree: isFreeMedia });
  schoolSetting.startWith({ ...config.brand, grievanceOfficer: config.grievanceOfficer ?? null });
  guaranteeSetting.startWith({ days: defaultGuaranteeDays });
  referralSetting.startWith({ ...config.referrals, leastPayoutPaise: defaultLeastPayoutPaise });
  collegeSetting.startWith({ domains: [...config.collegeEmailDomains] });
  configureReferrals(config);
  configureTutor(config.tutor);
  configurePayments({
    config,
    ports: {
      checkCode,
      discountFor: reserveDiscount,
      openPlansAbout,
      linkedCodeAbout,
      rewardsAbout,
      lockRewards,
      // The number of a document is taken last: its series is locked from then on.
      onPaid: async (ctx, order) => {
        await rewardPaid(ctx, order);
        await spendRewards(ctx, order);
        await issueSeats(ctx, order);
        await issueInvoice(ctx, order);
      },
      onRefunded: async (ctx, order) => {
        await reverseReward(ctx, order);
        await returnRewards(ctx, order);
        await withdrawSeats(ctx, order);
      },
      issueRefundNote,
      discountHolds,
      onClosed: releaseDiscount,
      seatHolders,
      onPayerKnown: holdShared,
    },
  });
  configureSeats({ sealingKey: config.sealingKey, openPlansAbout });
  configureHackathons({ onWithdrawn: takeOffBoard, reportedPosts });
  configureAccountPage({ accountAbout, deletionAbout, preferencesAbout });
  configurePersonalData({
    parts: personalData,
    provePassword,
    signOutEverywhere,
    keepCertificates: chooseToStay,
    leavePublic: takePageOffline,
  });
  configureNotifications(features.flatMap(({ news }) => (news ? [news] : [])));
  configureSearch(features.flatMap((feature) => feature.search ?? []));
  configureAdministration({
    waiting: features.flatMap((feature) => feature.waiting ?? []),
    audited: features.flatMap((feature) => feature.audit ?? []),
    setup: features.flatMap((feature) => feature.setup ?? []),
    samples: features.flatMap((feature) => feature.samples ?? []),
    config,
  });
}

/** Adds the starting content to a new database. */
export async function seed(clock: Clock): Promise<void> {
  for (const feature of features) await feature.seed?.(clock);
}
