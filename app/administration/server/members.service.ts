import {
  accountFactsAbout,
  listPeople,
  personAbout,
  rolesAbout,
  type PeopleFilter,
  type Person,
} from '#app/accounts/server/people.face.ts';
import { handlingProblems } from '#app/audit/contract.ts';
import { membershipAt, type Membership } from '#app/memberships/membership-status.ts';
import {
  countOfHolders,
  historyAbout,
  holders,
  membershipsOf,
  periodsAbout,
} from '#app/memberships/server/face.ts';
import { orderHistory } from '#app/payments/server/face.ts';
import { askAbout } from '#app/platform/about-person.ts';
import type { Context } from '#app/platform/context.ts';
import { ownersOfCode, referralStandingAbout } from '#app/referrals/server/face.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { problemsOf } from '#app/shared/problem.ts';
import type { Member, MemberDetail } from '../contract.ts';
import type { MemberFilter, MemberOrder, MemberState } from '../member-filter.ts';
import { loggedAbout } from './log.service.ts';

const refuse = problemsOf(handlingProblems);

const perPage = 25;

/** A page of the accounts that match an admin's search. */
export async function members(
  { clock }: Context,
  { page, order, ...filter }: MemberFilter & { page: number; order: MemberOrder },
) {
  const now = clock.now();
  const { found, ...place } = await listPeople(peopleFilter(filter, now), { order, page, perPage });
  const memberships = await membershipsOf(
    found.map(({ uid }) => uid),
    now,
  );
  return {
    items: found.map((person) => memberAnswer(person, memberships.get(person.uid))),
    ...place,
  };
}

function peopleFilter({ q, plan, state }: MemberFilter, now: Date): PeopleFilter {
  const ofAccount = isOfAccount(state) ? state : undefined;
  const standing = { state: isOfAccount(state) ? undefined : state, planType: plan };
  return {
    search: q ? { text: q, orAmong: ownersOfCode(q) } : undefined,
    state: ofAccount,
    among: standing.state || plan ? holders(now, standing) : undefined,
    total: q || ofAccount ? undefined : countOfHolders(now, standing),
  };
}

const isOfAccount = (state: MemberState | undefined) =>
  state === 'disabled' || state === 'unverified' || state === 'admin';

const memberAnswer = (
  { createdAt, ...person }: Person,
  membership: Membership | undefined,
): Member => ({
  ...person,
  createdAt: createdAt.toISOString(),
  membership: {
    status: membership?.status ?? 'inactive',
    planType: membership?.planType ?? null,
    endsAt: membership?.endsAt?.toISOString() ?? null,
  },
});

/** Everything an admin needs to help one person. @throws {Problem} account/not-found */
export async function member(
  ctx: Context,
  { uid, page, periods: periodsPage }: { uid: string; page: number; periods: number },
): Promise<MemberDetail> {
  const now = ctx.clock.now();
  const [{ person, roles, running, account, history, referral, actions }, orders] =
    await Promise.all([
      askAbout(uid, {
        person: personAbout,
        roles: rolesAbout,
        running: periodsAbout,
        account: accountFactsAbout(now),
        history: historyAbout(periodsPage),
        referral: referralStandingAbout,
        actions: loggedAbout,
      }),
      orderHistory(uid, page),
    ]);
  if (!person) throw refuse('account/not-found');
  const { disabling, sessions } = account;
  const { periods, version } = history;
  return {
    ...memberAnswer(person, membershipAt(running, now)),
    roles,
    disabling: disabling && { at: disabling.at.toISOString(), reason: disabling.reason },
    periods: {
      ...periods,
      items: periods.items.map(({ startsAt, endsAt, reversedAt, ...period }) => ({
        ...period,
        startsAt: startsAt.toISOString(),
        endsAt: text(endsAt),
        reversedAt: text(reversedAt),
      })),
    },
    version,
    orders,
    referral: {
      code: referral.code,
      brought: referral.rewards.joined,
      earned: rupeesOf(referral.rewards.amountPaise),
    },
    sessions: { open: sessions.open, lastUsedAt: text(sessions.lastUsedAt) },
    actions,
  };
}

const text = (instant: Date | null): string | null => instant?.toISOString() ?? null;
