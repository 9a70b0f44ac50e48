import { Icon } from '#app/ui/base/icon.tsx';
import type { MembershipAnswer } from '#app/memberships/contract.ts';
import { planLabel } from '#app/memberships/plans.ts';
import type { Profile } from '#app/shared/profile.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { NameField } from './name-field.tsx';
import { PhotoField } from './photo-field.tsx';
import './identity-card.css';

interface IdentityCardProps {
  profile: Profile;
  /** Undefined where none is needed. */
  membership: MembershipAnswer | undefined;
}

/** The signed-in person: name, address, and the plan with its days left. */
export function IdentityCard({ profile, membership }: IdentityCardProps) {
  return (
    <Card as="section" className="identity-card" aria-label="About you">
      <PhotoField profile={profile} />
      <div className="identity-card-facts">
        <NameField uid={profile.uid} name={profile.displayName} />
        <TextField
          label="E-mail"
          icon={<Icon name="mail" />}
          type="email"
          value={profile.email}
          readOnly
          hint={
            <>
              Your e-mail is how you sign in. Change it under{' '}
              <AppLink to="/account#security" className="link">
                Sign-in and security
              </AppLink>
              .
            </>
          }
        />
        {membership && (
          <div className="identity-card-plan">
            <div>
              <p className="text-small text-soft">Membership</p>
              <p className="strong">{planLabel(membership.planType)}</p>
            </div>
            <Badge kind={membership.status === 'active' ? 'gold' : 'neutral'}>
              {timeLeft(membership)}
            </Badge>
          </div>
        )}
      </div>
    </Card>
  );
}

function timeLeft({ status, daysLeft }: MembershipAnswer): string {
  if (status === 'inactive') return 'Inactive';
  if (daysLeft === null) return 'Lifetime access';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}
