import { holderOf, may } from '#app/memberships/entitlements.ts';
import { token } from '#app/shared/api-client.ts';
import { knownIdentity, type Identity } from '#app/shared/identity.ts';
import { personalAnswer, type PersonalAnswer } from '#app/shared/personal-answer.ts';

const opensHub = (identity: Identity): boolean => {
  if (identity.status !== 'signed-in') return false;
  const { role, membershipStatus, planType } = identity.profile;
  return role === 'admin' || may(holderOf({ status: membershipStatus, planType }), 'foundersHub');
};

/**
 * `closed`: signed in, with a plan that doesn't include the hub (decisions.md, "Who may what"). The
 * server decides; this avoids a pointless request.
 */
export async function hubAnswer<T>(
  ask: (uid: string) => Promise<T>,
): Promise<PersonalAnswer<NonNullable<T>> | { status: 'closed' }> {
  if (!token.read()) return { status: 'waiting' };
  const identity = await knownIdentity();
  if (identity.status === 'signed-in' && !opensHub(identity)) return { status: 'closed' };
  return personalAnswer(() => ask(identity.status === 'signed-in' ? identity.profile.uid : ''));
}
