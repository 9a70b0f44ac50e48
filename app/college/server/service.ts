import { mailboxOf } from '#app/accounts/same-mailbox.ts';
import { holderOfMailbox, personOf, type Person } from '#app/accounts/server/people.face.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { isAcademicAddress } from '../academic-address.ts';
import type { Eligibility } from '../college-request.ts';
import { collegeProblems, type CollegeStanding } from '../contract.ts';
import { addressOf, confirmedHolderOf } from './addresses.queries.ts';
import { domains } from './ports.ts';
import { approvedUntil, lastRequestOf, openRequestsCount } from './queries.ts';
import { requestAnswer } from './requests.answers.ts';

export const refuse = problemsOf(collegeProblems);

/**
 * What opens the College plan to a person at this instant, and until when; null when nothing does
 * (decisions.md ruling 36).
 */
export async function eligibilityOf(
  { clock }: Context,
  uid: string,
): Promise<{ by: Eligibility; until: Date | null } | null> {
  const person = await personOf(uid);
  if (!person?.emailVerified) return null;
  if (isAcademicAddress(person.email, domains()) && (await isFirstAtMailbox(person)))
    return { by: 'academic-address', until: null };
  const [address, approval] = await Promise.all([addressOf(uid), approvedUntil(uid)]);
  const now = clock.now();
  const [longest] = [
    { by: 'second-address' as const, until: address?.confirmedUntil ?? null },
    { by: 'approval' as const, until: approval },
  ]
    .filter(
      (each): each is { by: 'second-address' | 'approval'; until: Date } =>
        each.until !== null && each.until > now,
    )
    .toSorted((a, b) => b.until.getTime() - a.until.getTime());
  return longest ?? null;
}

/**
 * A mailbox stands for one account: who verified an address of it first, unless it stands for
 * another as a second address.
 */
async function isFirstAtMailbox({ uid, email }: Person): Promise<boolean> {
  const mailbox = mailboxOf(email);
  const holders = [await holderOfMailbox(mailbox), await confirmedHolderOf(mailbox)];
  return holders.every((holder) => !holder || holder.uid === uid);
}

/** May this person order the plan? Every plan but College is for everyone. */
export const eligibleFor = async (
  ctx: Context,
  { planType, uid }: { planType: PlanType; uid: string },
): Promise<boolean> => planType !== 'collegePlan' || (await eligibilityOf(ctx, uid)) !== null;

/** How the caller stands: what opens the plan, what was asked, what was answered. */
export async function standingOf(ctx: Context<Actor>): Promise<CollegeStanding> {
  const { uid } = ctx.actor;
  const [eligibility, address, request] = await Promise.all([
    eligibilityOf(ctx, uid),
    addressOf(uid),
    lastRequestOf(uid),
  ]);
  return {
    eligibleBy: eligibility?.by ?? null,
    eligibleUntil: eligibility?.until?.toISOString() ?? null,
    domains: [...domains()],
    address: address
      ? { email: address.email, confirmedUntil: address.confirmedUntil?.toISOString() ?? null }
      : null,
    // Why an admin approved is for the admins.
    request: request
      ? { ...requestAnswer(request), reason: request.state === 'refused' ? request.reason : null }
      : null,
  };
}

/** How many requests wait for an admin, as a part of another statement. */
export const waitingRequests = openRequestsCount;
