import {
  mailboxHolderAbout,
  mailboxOfPerson,
  personAbout,
  verifiedAtAbout,
} from '#app/accounts/server/people.face.ts';
import { planTypes, type PlanType } from '#app/memberships/plans.ts';
import { aboutPerson, askAbout, together, type AboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { isAcademicAddress } from '../academic-address.ts';
import { eligibleDays, type Eligibility } from '../college-request.ts';
import { collegeProblems, type CollegeStanding } from '../contract.ts';
import { addressAsJson, confirmedHolder } from './addresses.queries.ts';
import { approvedUntil, lastRequestAsJson, openRequestsCount } from './queries.ts';
import { requestAnswer } from './requests.answers.ts';
import { collegeSetting } from './settings.service.ts';

export const refuse = problemsOf(collegeProblems);

const instant = (told: string | null): Date | null => (told === null ? null : new Date(told));

const addressAbout = aboutPerson(
  addressAsJson,
  (address) => address && { ...address, confirmedUntil: instant(address.confirmedUntil) },
);

const requestAbout = aboutPerson(
  lastRequestAsJson,
  (request) =>
    request && {
      ...request,
      askedAt: new Date(request.askedAt),
      decidedAt: instant(request.decidedAt),
      approvedUntil: instant(request.approvedUntil),
    },
);

const grounds = together({
  person: personAbout,
  verifiedAt: verifiedAtAbout,
  mailboxHolder: mailboxHolderAbout,
  secondHolder: aboutPerson(
    (uid) => confirmedHolder(mailboxOfPerson(uid)).$asScalar(),
    (holder) => holder,
  ),
  address: addressAbout,
  approvedUntil: aboutPerson(approvedUntil, instant),
});

/** Why a person is eligible for the College plan, and until when. */
interface Ground {
  by: Eligibility;
  until: Date;
}

/**
 * The ground that a person has for the longest time, be it over or not; null if there never was one
 * (decisions.md ruling 36). Each lasts a year, so that everyone is asked again when they renew. A
 * mailbox makes one account eligible: the first to verify an address of it, unless another account
 * has it as its second address.
 */
const groundAbout: AboutPerson<Ground | null> = aboutPerson(grounds.ask, (told) => {
  const {
    person,
    verifiedAt,
    mailboxHolder,
    secondHolder,
    address,
    approvedUntil: approval,
  } = grounds.read(told);
  if (!person || !verifiedAt) return null;
  const isFirstAtMailbox = [mailboxHolder, secondHolder].every(
    (holder) => holder === null || holder === person.uid,
  );
  const academicUntil =
    isAcademicAddress(person.email, collegeSetting.value.domains) && isFirstAtMailbox
      ? new Date(verifiedAt.getTime() + eligibleDays * dayMs)
      : null;
  const [longest] = [
    { by: 'academic-address' as const, until: academicUntil },
    { by: 'second-address' as const, until: address?.confirmedUntil ?? null },
    { by: 'approval' as const, until: approval },
  ]
    .filter((each): each is Ground => each.until !== null)
    .toSorted((a, b) => b.until.getTime() - a.until.getTime());
  return longest ?? null;
});

/** Why a person is eligible at this instant; null if they are not. */
const eligibilityAbout = (now: Date): AboutPerson<Ground | null> =>
  aboutPerson(groundAbout.ask, (told) => {
    const ground = groundAbout.read(told);
    return ground && ground.until > now ? ground : null;
  });

export const isEligible = async ({ clock }: Context, uid: string): Promise<boolean> =>
  (await askAbout(uid, { eligibility: eligibilityAbout(clock.now()) })).eligibility !== null;

/** The plans that a person may order: every plan but College is for everyone. */
export function openPlansAbout(now: Date): AboutPerson<readonly PlanType[]> {
  const { ask, read } = eligibilityAbout(now);
  return aboutPerson(ask, (told) =>
    planTypes.filter((type) => type !== 'collegePlan' || read(told) !== null),
  );
}

/** The caller's state: why they are eligible, their request, and the decision. */
export async function standingOf({ actor, clock }: Context<Actor>): Promise<CollegeStanding> {
  const { ground, address, request } = await askAbout(actor.uid, {
    ground: groundAbout,
    address: addressAbout,
    request: requestAbout,
  });
  const until = ground?.until.toISOString() ?? null;
  const eligible = ground !== null && ground.until > clock.now();
  return {
    eligibleBy: eligible ? ground.by : null,
    eligibleUntil: eligible ? until : null,
    eligibilityEndedAt: eligible ? null : until,
    domains: [...collegeSetting.value.domains],
    address: address
      ? { email: address.email, confirmedUntil: address.confirmedUntil?.toISOString() ?? null }
      : null,
    // The reason for an approval is for admins only.
    request: request
      ? { ...requestAnswer(request), reason: request.state === 'refused' ? request.reason : null }
      : null,
  };
}

/** How many requests wait for an admin, as part of another statement. */
export const waitingRequests = openRequestsCount;
