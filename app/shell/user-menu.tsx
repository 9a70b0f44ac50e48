import { Icon } from '#app/ui/base/icon.tsx';
import { nameOf, standingOf, useIdentity } from '#app/shared/identity.ts';
import type { Profile } from '#app/shared/profile.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Menu, MenuGroup } from '#app/ui/dialog/menu.tsx';
import { adminLinks, authorLinks, helperLinks, myCoursesHref } from './navigation.ts';
import { useSignOut } from './use-sign-out.ts';

/** The person at this browser: photo or initial, name, address, and where they can go. */
export function UserMenu({ profile }: { profile: Profile }) {
  const signOut = useSignOut();
  const active = profile.membershipStatus === 'active';
  const { author, helper, finance } = standingOf(useIdentity());
  const admin = profile.role === 'admin';
  const initial = profile.displayName.charAt(0).toUpperCase() || 'U';
  const portrait = <Avatar name={nameOf(profile)} initials={initial} photoUrl={profile.photoURL} />;

  return (
    <Menu trigger={portrait} label={`Your account (${initial})`} align="end">
      <div className="user-menu-person">
        {portrait}
        <div>
          <b>{nameOf(profile)}</b>
          <p className="text-tiny text-faint">{profile.email}</p>
        </div>
      </div>
      <MenuGroup>
        {(active || admin) && (
          <li>
            <AppLink className="menu-item" to="/dashboard">
              <Icon name="layout-dashboard" /> Dashboard
            </AppLink>
          </li>
        )}
        <li>
          <AppLink className="menu-item" to={myCoursesHref(active)}>
            <Icon name="library-big" /> My Courses
          </AppLink>
        </li>
        <li>
          <AppLink className="menu-item" to="/account">
            <Icon name="user-round" /> Account
          </AppLink>
        </li>
        {finance && !admin && (
          <li>
            <AppLink className="menu-item" to="/admin/orders">
              <Icon name="shopping-bag" /> Orders
            </AppLink>
          </li>
        )}
        {(author || helper) &&
          (author ? authorLinks : helperLinks).map(({ href, label }) => (
            <li key={href}>
              <AppLink className="menu-item" to={href}>
                <Icon name="book-open" /> {label}
              </AppLink>
            </li>
          ))}
        {admin &&
          adminLinks.map(({ href }) => (
            <li key={href}>
              <AppLink className="menu-item" to={href}>
                <Icon name="shield" /> Admin Panel
              </AppLink>
            </li>
          ))}
        <li>
          <button type="button" className="menu-item" onClick={() => void signOut()}>
            <Icon name="log-out" /> Sign out
          </button>
        </li>
      </MenuGroup>
    </Menu>
  );
}
