import { Bell } from '#app/notifications/web/bell.tsx';
import type { Profile } from '#app/shared/profile.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header's right end for signed-in people. Visitors are the majority and never load it. */
export const SignedInActions = ({
  profile,
  unread,
  active,
}: {
  profile: Profile;
  unread: number;
  active: boolean;
}) => (
  <>
    {active && (
      <ButtonLink to="/dashboard" size="small" className="header-wide-only">
        Go to Dashboard
      </ButtonLink>
    )}
    <Bell unread={unread} />
    <UserMenu profile={profile} />
  </>
);
