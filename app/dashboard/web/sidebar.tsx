import { useLocation } from 'react-router';
import { nameOf, useProfile } from '#app/shared/identity.ts';
import { sectionAt, sectionsOf } from '#app/shared/sections.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { SidebarButton, SidebarList } from '#app/ui/frame/sidebar.tsx';
import { switchTheme } from '#app/ui/base/theme.ts';
import { useLogout } from './use-logout.ts';

const sections = sectionsOf('dashboard');
/** Outside the dashboard, for people who may read the directory. */
const investorsLink = { path: '/investors', label: 'Investors', icon: 'landmark' } as const;

/** `investors`: this person may read the directory. */
export function SectionLinks({ investors }: { investors: boolean }) {
  const { pathname } = useLocation();
  const links = investors ? [...sections, investorsLink] : sections;
  return (
    <SidebarList label="Dashboard" sections={links} current={sectionAt(pathname, sections)?.path} />
  );
}

/**
 * Dark mode, Logout, and the signed-in person. `onChoice` is called after a choice that leaves the
 * page.
 */
export function SidebarFoot({ onChoice }: { onChoice?: () => void }) {
  const logout = useLogout();
  return (
    <div className="sidebar-foot">
      <SidebarButton icon="moon" label="Dark mode" onClick={switchTheme} />
      <SidebarButton
        icon="log-out"
        label="Logout"
        onClick={() => {
          onChoice?.();
          void logout();
        }}
      />
      <Person />
    </div>
  );
}

function Person() {
  const profile = useProfile();
  if (!profile) {
    return (
      <div className="sidebar-person" aria-hidden="true">
        <Skeleton shape="portrait" />
        <span className="sidebar-label">
          <Skeleton shape="short" />
          <Skeleton />
        </span>
      </div>
    );
  }
  const name = nameOf(profile);
  return (
    <AppLink to="/dashboard/profile" className="sidebar-person">
      <Avatar name={name} photoUrl={profile.photoURL} />
      <span className="sidebar-label">
        <b>{name}</b>
        <span className="text-tiny text-faint">{profile.email}</span>
      </span>
    </AppLink>
  );
}
