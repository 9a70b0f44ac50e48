import { holderOf, may } from '#app/memberships/entitlements.ts';
import { token } from '#app/shared/api-client.ts';
import { knownIdentity, type Identity } from '#app/shared/identity.ts';

/**
 * Does the directory open its names to this person (decisions.md, "Who may what")? The server
 * decides; this saves asking in vain.
 */
export const opensDirectory = (identity: Identity): boolean => {
  if (identity.status !== 'signed-in') return false;
  const { role, membershipStatus, planType } = identity.profile;
  return (
    role === 'admin' || may(holderOf({ status: membershipStatus, planType }), 'investorDetails')
  );
};

/** The same, once it is known who is here. */
export const directoryIsOpen = async (): Promise<boolean> =>
  token.read() !== null && opensDirectory(await knownIdentity());
