import type { SecondStepWay } from '#app/accounts/second-step-ways.ts';
import { personOf, rolesAbout } from '#app/accounts/server/people.face.ts';
import { endSessions, requireConfirmed } from '#app/accounts/server/sessions.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { refuse } from '#app/shared/problem.ts';
import type { GrantedRole } from '#app/shared/profile.ts';
import { factorActions } from '../actions.ts';
import type { FactorsAnswer } from '../contract.ts';
import { queueFactorMail } from './emails.tsx';
import { passkeyAnswer } from './passkeys.answers.ts';
import * as passkeys from './passkeys.queries.ts';
import { settings } from './ports.ts';
import * as twoStep from './two-step.queries.ts';

const recordAdminAction = recorderOf(factorActions);

interface Rights {
  role: 'user' | 'admin';
  roles: readonly GrantedRole[];
}

/** Admins, and those who decide about money: ADMIN_SECOND_FACTOR holds for them. */
const mustHaveFactor = ({ role, roles }: Rights): boolean =>
  settings().adminSecondFactor === 'required' && (role === 'admin' || roles.includes('finance'));

/** The rights of a session: those rest in which no second factor has been used, but must be. */
export function rightsOf(
  session: Rights & { secondFactor: boolean },
): Rights & { secondFactorDue: boolean } {
  const { role, roles } = session;
  if (session.secondFactor || !mustHaveFactor(session))
    return { role, roles, secondFactorDue: false };
  return {
    role: 'user',
    roles: roles.filter((each) => each !== 'finance'),
    secondFactorDue: true,
  };
}

/**
 * The ways to take the second step after the right password; if there are none, the password is
 * enough. Someone who must have a second factor needs their passkey even while two-step sign-in is
 * off: otherwise the password alone could set up another one.
 */
export async function secondStepWays(uid: string): Promise<readonly SecondStepWay[]> {
  const on = await twoStep.twoStepOf(uid);
  const owed =
    on ??
    mustHaveFactor({
      role: (await personOf(uid))?.role ?? 'user',
      ...(await askAbout(uid, { roles: rolesAbout })),
    });
  if (!owed) return [];
  const open: Record<SecondStepWay, boolean> = {
    passkey: (await passkeys.passkeysOf(uid)).length > 0,
    code: (await twoStep.appOf(uid)) !== undefined,
    'recovery-code': (await twoStep.recoveryCodesLeft(uid)) > 0,
  };
  return (Object.keys(open) as SecondStepWay[]).filter((way) => open[way]);
}

/** How the caller signs in, as part of another feature's statement. */
export const factorsAbout = ({ actor }: Context<Actor>) =>
  aboutPerson(twoStep.factorsAsJson, (told): FactorsAnswer => ({
    passkeys: (told?.passkeys ?? []).map(({ created_at: created, last_used_at: used, ...row }) =>
      passkeyAnswer({
        ...row,
        created_at: new Date(created),
        last_used_at: used === null ? null : new Date(used),
      }),
    ),
    twoStep: told?.since
      ? {
          since: new Date(told.since).toISOString(),
          authenticator: Boolean(told.authenticator),
          recoveryCodesLeft: told.codesLeft ?? 0,
        }
      : null,
    dueForAdmin: actor.secondFactorDue,
  }));

export const factorsOf = async (ctx: Context<Actor>): Promise<FactorsAnswer> =>
  (await askAbout(ctx.actor.uid, { factors: factorsAbout(ctx) })).factors;

/**
 * Checks whether this session may change how the person signs in. An admin who has a second factor
 * but has not used it in this session may not set up another one with only the password.
 * @throws {Problem} auth/confirmation-required, auth/second-factor-required
 */
export async function mayChangeFactors(ctx: Context<Actor>): Promise<void> {
  await requireConfirmed(ctx);
  if (ctx.actor.secondFactorDue && (await secondStepWays(ctx.actor.uid)).length > 0)
    throw refuse('auth/second-factor-required');
}

/**
 * An operator's help for someone who has lost everything: removes all factors, and ends every
 * session. The password stays.
 */
export const resetFactors = (
  ctx: Context,
  { uid, reason }: { uid: string; reason: string },
): Promise<void> =>
  tx(async () => {
    await passkeys.deletePasskeysOf(uid);
    await twoStep.deleteTwoStep(uid);
    await endSessions(ctx, { uid });
    await queueFactorMail(ctx, uid, 'reset');
    await recordAdminAction(ctx, {
      action: 'account/reset-factors',
      subject: { kind: 'account', id: uid },
      reason,
    });
  });
