import { personAbout, personOf, updatePerson } from '#app/accounts/server/people.face.ts';
import { membershipAt } from '#app/memberships/membership-status.ts';
import { periodsAbout } from '#app/memberships/server/face.ts';
import { unreadAbout } from '#app/notifications/server/face.ts';
import { lastPaymentAbout } from '#app/payments/server/face.ts';
import { referralCodeAbout } from '#app/referrals/server/face.ts';
import { askAbout, together, type ToldAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { problemsOf, refuse as refuseInput } from '#app/shared/problem.ts';
import type { GrantedRole, Profile } from '#app/shared/profile.ts';
import { profileProblems } from '../contract.ts';
import { removePhoto } from './photos.service.ts';

type Signed = Context<Actor>;

const refuse = problemsOf(profileProblems);

/** One's own profile, or any for an admin. @throws {Problem} profile/not-found */
export async function profileOf(ctx: Signed, uid: string): Promise<Profile> {
  if (uid !== ctx.actor.uid && ctx.actor.role !== 'admin') throw refuse('profile/not-found');
  return profileFrom(ctx, await askAbout(uid, profileParts));
}

const ownParts = {
  person: personAbout,
  payment: lastPaymentAbout,
  referralCode: referralCodeAbout,
};
const profileParts = { ...ownParts, periods: periodsAbout };

/** What a session says about its person, apart from what the caller's actor says. */
export const sessionAbout = together({ ...ownParts, unread: unreadAbout });

function profileFrom(
  { clock }: Signed,
  { person, periods, payment, referralCode }: ToldAbout<typeof ownParts> & Pick<Actor, 'periods'>,
): Profile {
  if (!person) throw refuse('profile/not-found');
  const { uid } = person;
  const membership = membershipAt(periods, clock.now());
  return {
    uid,
    email: person.email,
    displayName: person.displayName,
    photoURL: person.photoURL,
    membershipStatus: membership.status,
    planType: membership.planType,
    subscriptionStartDate: membership.startsAt?.toISOString() ?? null,
    amountPaid: payment && rupeesOf(payment.amountPaise),
    lastPaymentDate: payment?.paidAt.toISOString() ?? null,
    referralCode,
    role: person.role,
  };
}

/** Everything that the browser needs about its person at the start. */
export function sessionOf(
  ctx: Signed,
  { unread, ...told }: ReturnType<(typeof sessionAbout)['read']>,
): {
  uid: string;
  profile: Profile;
  roles: GrantedRole[];
  unreadNotifications: number;
  secondFactorDue: boolean;
} {
  const { uid, roles, secondFactorDue, periods } = ctx.actor;
  return {
    uid,
    profile: profileFrom(ctx, { ...told, periods }),
    roles: [...roles],
    unreadNotifications: unread,
    secondFactorDue,
  };
}

const notYourPhoto = { fields: { photoURL: 'A photo comes from an upload, not from an address.' } };

/**
 * Only one's own, also for admins (reliability.md section 6). @throws {Problem} profile/not-found,
 * request/invalid
 */
export async function updateProfile(
  ctx: Signed,
  uid: string,
  {
    displayName,
    photoURL,
  }: { displayName?: string | undefined; photoURL?: string | null | undefined },
): Promise<Profile> {
  if (uid !== ctx.actor.uid) throw refuse('profile/not-found');
  if (photoURL && photoURL !== (await personOf(uid))?.photoURL)
    throw refuseInput('request/invalid', notYourPhoto);
  await tx(async () => {
    if (photoURL === null) await removePhoto(ctx, uid);
    await updatePerson(ctx, { uid, displayName });
  });
  return profileOf(ctx, uid);
}
