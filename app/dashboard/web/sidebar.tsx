import { useLocation } from 'react-router';
import { nameOf, useProfile } from '#app/shared/identity.ts';
import { sectionAt, sectionsOf } from '#app/shared/pages.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { SidebarButton, SidebarList } from '#app/ui/sidebar.tsx';
import { switchTheme } from '#app/ui/theme.ts';
import { useLogout } from './use-logout.ts';

const sections = sectionsOf('dashboard');

export function SectionLinks() {
  const { pathname } = useLocation();
  return <SidebarList label="Dashboard" sections={sections} current={sectionAt(pathname, sections)?.path} />;
}

/** Dark mode, Logout, and who is here. `onChoice` follows a choice that leaves the page. */
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
