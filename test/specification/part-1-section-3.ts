import { accountsContract } from '#app/accounts/contract.ts';
import { Course } from '#app/courses/contract.ts';
import { durationOf } from '#app/courses/duration.ts';
import { thumbnailAddress } from '#app/courses/thumbnail.ts';
import { isPlanType, planLabel, planOf, planTypes } from '#app/memberships/plans.ts';
import { referralsContract } from '#app/referrals/contract.ts';
import { Profile } from '#app/shared/profile.ts';
import { comesToKeep } from './measures.ts';
import type { SceneName } from './scenes.ts';
import {
  both,
  each,
  equals,
  fieldOf,
  ruled,
  says,
  seen,
  seenAs,
  servedAs,
  type Section,
} from './proofs.ts';

const stats = referralsContract['GET /referral/stats'].ok;

/** A key in the browser's storage on that screen. */
const kept =
  (scene: SceneName): Section[string] =>
  (key) => ({ measured: scene, check: (page) => comesToKeep(page, key) });

export const section3: Section = {
  ...each(
    ['uid', 'email', 'displayName', 'photoURL', 'membershipStatus', 'planType'],
    fieldOf(Profile),
  ),
  ...each(
    ['subscriptionStartDate', 'amountPaid', 'lastPaymentDate', 'referralCode'],
    fieldOf(Profile),
  ),
  ...each(['active', 'inactive'], (status) => ({
    holds: () => [Profile.shape.membershipStatus.safeParse(status).success, true],
  })),
  ...each(['premiumPlan', 'basicPlan', 'collegePlan'], (plan) => ({
    holds: () => [isPlanType(plan), true],
  })),
  'No Plan': says(() => planLabel(null)),
  // Each of its states, as it appears.
  'Auth state': seenAs('signing in', 'Signing in...'),
  ...each(
    [
      'id',
      'slug',
      'title',
      'description',
      'duration',
      'lessons',
      'students',
      'rating',
      'reviews',
      'image',
      'icon',
    ],
    fieldOf(Course),
  ),
  ...each(
    [
      'instructor',
      'learningPoints',
      'courseContent',
      'targetAudience',
      'faqs',
      'isNew',
      'isTrending',
    ],
    fieldOf(Course),
  ),
  '10 hours': says(() => durationOf(600, '')),
  'three sample courses': ruled(
    14,
    servedAs(
      '/courses',
      'href="/courses/no-code-app-lab"',
      'href="/courses/interfaces-people-trust"',
      'href="/courses/pocket-sized-first-mobile-app"',
    ),
  ),
  '$25/month': servedAs('/courses/no-code-app-lab', '$25/month'),
  '$30/month': servedAs('/courses/pocket-sized-first-mobile-app', '$30/month'),
  ...each(['referrals', 'totalRewards', 'referredUsers'], fieldOf(stats)),
  referredTo: fieldOf(stats.shape.referrals.element),
  ...each(
    ['referredToName', 'date_joined', 'rewardAmount'],
    fieldOf(stats.shape.referredUsers.element),
  ),
  'Payment history item': ruled(
    23,
    both(...['Date', 'Plan', 'Amount', 'Status'].map((name) => () => seen('the membership')(name))),
  ),
  'Mock plan': ruled(
    45,
    equals(
      planTypes.map((type) => planOf(type).name),
      ['Basic', 'Premium', 'College'],
    ),
  ),
  password: fieldOf(accountsContract['POST /auth/signup'].body),
  oobCode: both(
    fieldOf(accountsContract['POST /auth/confirm-password-reset'].body),
    fieldOf(accountsContract['POST /auth/verify-email'].body),
  ),
  newPassword: fieldOf(accountsContract['POST /auth/confirm-password-reset'].body),
  'Thumbnail helper': equals(
    thumbnailAddress(`https://drive.google.com/file/d/${'a'.repeat(25)}/view`),
    `https://drive.google.com/thumbnail?id=${'a'.repeat(25)}&sz=w1000`,
  ),
  token: kept('the header of a member'),
  ...each(
    ['selectedPlanType', 'selectedPlanPrice', 'redirectAfterLogin', 'fromPlanSelection'],
    kept('a plan kept over the sign-in'),
  ),
};
