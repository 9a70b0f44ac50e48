import { House, LibraryBig, LogOut, Moon, Ticket, UserRound, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { brand } from '#app/shared/brand.ts';
import { nameOf, useProfile } from '#app/shared/identity.ts';
import { pageExists } from '#app/shared/pages.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { switchTheme } from '#app/ui/theme.ts';
import { sectionAt, sections } from '../sections.ts';
import { useLogout } from './use-logout.ts';
import './sidebar.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  '/dashboard': House,
  '/dashboard/my-courses': LibraryBig,
  '/dashboard/profile': UserRound,
  '/dashboard/membership': Ticket,
};

export const HomeLink = () => (
  <AppLink to="/" className="sidebar-logo" aria-label={`${brand.name}, home`}>
    <Logo name={brand.name} />
  </AppLink>
);

export function SectionLinks() {
  const { pathname } = useLocation();
  const current = sectionAt(pathname);
  return (
    <nav aria-label="Dashboard">
      <ul className="sidebar-list">
        {sections.map(({ path, label }) => {
          const Icon = icons[path];
          return (
            <li key={path}>
              <AppLink to={path} className="sidebar-item" title={label} aria-current={current?.path === path ? 'page' : undefined}>
                {Icon && <Icon />}
                <span className="sidebar-label">{label}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Dark mode, Logout, and who is here. `onChoice` follows a choice that leaves the page. */
export function SidebarFoot({ onChoice }: { onChoice?: () => void }) {
  const logout = useLogout();
  return (
    <div className="sidebar-foot">
      <button type="button" className="sidebar-item" title="Dark mode" onClick={switchTheme}>
        <Moon />
        <span className="sidebar-label">Dark mode</span>
      </button>
      <button
        type="button"
        className="sidebar-item"
        title="Logout"
        onClick={() => {
          onChoice?.();
          void logout();
        }}
      >
        <LogOut />
        <span className="sidebar-label">Logout</span>
      </button>
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
  const block = (
    <>
      <Avatar name={name} photoUrl={profile.photoURL} />
      <span className="sidebar-label">
        <b>{name}</b>
        <span className="text-tiny text-faint">{profile.email}</span>
      </span>
    </>
  );
  const address = '/dashboard/profile';
  return pageExists(address) ? (
    <AppLink to={address} className="sidebar-person">
      {block}
    </AppLink>
  ) : (
    <div className="sidebar-person">{block}</div>
  );
}
