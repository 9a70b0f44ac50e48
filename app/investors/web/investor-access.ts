import { holderOf, may } from '#app/memberships/entitlements.ts';
import { token } from '#app/shared/api-client.ts';
import { knownIdentity, type Identity } from '#app/shared/identity.ts';

/**
 * Can this person see the names in the directory (decisions.md, "Who may what")? The server
 * decides; this saves a request that it would refuse.
 */
export const opensDirectory = (identity: Identity): boolean => {
  if (identity.status !== 'signed-in') return false;
  const { role, membershipStatus, planType } = identity.profile;
  return (
    role === 'admin' || may(holderOf({ status: membershipStatus, planType }), 'investorDetails')
  );
};

/** The same, once the identity is known. */
export const directoryIsOpen = async (): Promise<boolean> =>
  token.read() !== null && opensDirectory(await knownIdentity());
