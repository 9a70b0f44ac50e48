import { randomInt } from 'node:crypto';
import { formerMember, personOf, type PeopleSet } from '#app/accounts/server/people.face.ts';
import { membershipOf } from '#app/memberships/server/face.ts';
import { aboutPerson, together } from '#app/platform/about-person.ts';
import type { Context } from '#app/platform/context.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { referralProblems } from '../contract.ts';
import { codeKey, firstCode, firstName, spokenCharacters } from '../referral-code.ts';
import { waitingRewardsCount } from './holds.queries.ts';
import { waitingPayoutsCount } from './payouts.queries.ts';
import { codeAlone, promoByKey, takeCode, uidsByCode } from './queries.ts';
import { countBrought, totalsAsJson } from './redemptions.queries.ts';

export const refuse = problemsOf(referralProblems);

/** A person's own referral code, as they spell it, as part of another statement. */
export const referralCodeAbout = aboutPerson(
  (uid) => codeAlone(uid).$asScalar(),
  (code) => code,
);

/** The people whose referral code begins like this. */
export const ownersOfCode = (beginning: string): PeopleSet => uidsByCode(beginning);

/** How many people a person has brought, as part of another statement. */
export const broughtAbout = aboutPerson(
  (uid) => countBrought(uid).$asScalar(),
  (brought) => brought ?? 0,
);

/**
 * A person's code, how many it has brought, and what that has earned, without reversed rewards; as
 * part of another statement.
 */
export const referralStandingAbout = together({
  code: referralCodeAbout,
  rewards: aboutPerson(totalsAsJson, (totals) => totals),
});

/**
 * The person, if they may refer now, so that their code is valid and earns: an active member whose
 * account is open (ruling 10, reliability.md R8).
 */
export async function referrerOf({ clock }: Context, uid: string) {
  const person = await personOf(uid);
  if (!person || person.disabled) return null;
  const { status } = await membershipOf(uid, clock.now());
  return status === 'active' ? person : null;
}

/**
 * What the code's owner sees of someone who used it: the first name, while that person has an
 * account.
 */
export const nameForOthers = (displayName = ''): string =>
  displayName === formerMember ? `A ${formerMember.toLowerCase()}` : firstName(displayName);

/** How many held rewards wait for an admin, as part of another statement. */
export const waitingRewards = waitingRewardsCount;

/** How many requests for a payout wait, in the same way. */
export const waitingPayouts = waitingPayoutsCount;

const reservedMs = 365 * dayMs;

/** A code given up after this is still reserved for its former owner (reliability.md P7). */
export const freeSince = (now: Date): Date => new Date(now.getTime() - reservedMs);

const randomLength = 6;
/**
 * Two in 729 million are equal by chance: more tries than these fail only when something is wrong.
 */
const mostTries = 10;

/** Gives a new account its first code, inside the transaction that creates the account. */
export async function giveFirstCode(
  { clock }: Context,
  { uid, displayName }: { uid: string; displayName: string },
): Promise<void> {
  const now = clock.now();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const code = firstCode(displayName, randomPart());
    const key = codeKey(code);
    if (
      !(await promoByKey(key)) &&
      (await takeCode({ key, code, uid, now, freeSince: freeSince(now) }))
    )
      return;
  }
  throw new Error('no referral code could be made');
}

const randomPart = (): string =>
  Array.from(
    { length: randomLength },
    () => spokenCharacters[randomInt(spokenCharacters.length)],
  ).join('');
