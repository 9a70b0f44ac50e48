import { Icon } from '#app/ui/base/icon.tsx';
import { holderOf, may } from '#app/memberships/entitlements.ts';
import { useIdentity, type Identity } from '#app/shared/identity.ts';
import { pageExists } from '#app/shared/pages.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import './hub-action.css';

const hubPath = '/dashboard/founders-hub';
const inside = pageExists(hubPath)
  ? { to: hubPath, label: "Open the Founders' Hub" }
  : { to: '/dashboard', label: 'Go to Dashboard' };
const outside = { to: '/register', label: "Join the Founders' Hub" };

/**
 * Leads members whose plan includes the Founders' Hub into it, and everyone else to the plans (part
 * 2 section 2; decisions.md "Who may what").
 */
export function HubAction({ variant }: { variant?: 'gold' }) {
  const identity = useIdentity();
  const { to, label } = hasHub(identity) ? inside : outside;
  return (
    <ButtonLink
      to={to}
      variant={variant}
      size="large"
      thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
      className="hub-action"
      data-undecided={identity.status === 'starting' || undefined}
    >
      {label}
    </ButtonLink>
  );
}

function hasHub(identity: Identity): boolean {
  if (identity.status !== 'signed-in') return false;
  const { membershipStatus, planType } = identity.profile;
  return may(holderOf({ status: membershipStatus, planType }), 'foundersHub');
}
