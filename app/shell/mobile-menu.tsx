import {
  ArrowUpRight,
  BookOpen,
  LayoutDashboard,
  LibraryBig,
  LogOut,
  Menu as MenuIcon,
  Rocket,
  Search,
  Shield,
  Trophy,
  UserRound,
  Wand2,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { brand } from '#app/shared/brand.ts';
import { standingOf, type Identity } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { adminLinks, coursesLink, headerLinks, isCurrent, myCoursesHref, searchLink, type NavigationLink } from './navigation.ts';
import { signOut } from './sign-out.ts';

const icons: Record<string, ReactNode> = {
  '/courses': <BookOpen />,
  '/startup-builder': <Rocket />,
  '/hackathon': <Trophy />,
  '/admin': <Shield />,
  '/search': <Search />,
};

/** The slide-out menu of narrow screens; it closes on every change of page. */
export function MobileMenu({ identity }: { identity: Identity }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  const { signedIn, active, admin } = standingOf(identity);
  const links: NavigationLink[] = [coursesLink, ...headerLinks, searchLink, ...(admin ? adminLinks : [])];

  return (
    <div className="header-burger">
      <IconButton label="Open menu" icon={<MenuIcon />} aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer
        label="Menu"
        open={open}
        onClose={() => setOpen(false)}
        heading={
          <AppLink to="/" aria-label={`${brand.name}, home`}>
            <Logo name={brand.name} />
          </AppLink>
        }
        footer={signedIn ? <SignOutButton /> : <VisitorButtons />}
      >
        <nav aria-label="Menu">
          <ul className="mobile-menu-list">
            {links.map((link) => (
              <MobileLink key={link.href} to={link.href} current={isCurrent(link, pathname)} icon={icons[link.href] ?? <Wand2 />}>
                {link.label}
              </MobileLink>
            ))}
            {active && (
              <MobileLink to="/dashboard" icon={<LayoutDashboard />}>
                Dashboard
              </MobileLink>
            )}
            {signedIn && (
              <MobileLink to={myCoursesHref(active)} icon={<LibraryBig />}>
                My Courses
              </MobileLink>
            )}
            {signedIn && (
              <MobileLink to="/account" current={pathname === '/account'} icon={<UserRound />}>
                Account
              </MobileLink>
            )}
          </ul>
        </nav>
      </Drawer>
    </div>
  );
}

const MobileLink = ({ to, icon, current = false, children }: { to: string; icon: ReactNode; current?: boolean; children: ReactNode }) => (
  <li>
    <AppLink to={to} aria-current={current ? 'page' : undefined}>
      {icon} {children}
    </AppLink>
  </li>
);

const VisitorButtons = () => (
  <>
    <ButtonLink to="/login" variant="secondary" block>
      Login
    </ButtonLink>
    <ButtonLink to="/register" block thruster={<ArrowUpRight />}>
      Register
    </ButtonLink>
  </>
);

function SignOutButton() {
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/');
    await signOut();
  };
  return (
    <Button variant="secondary" block onClick={() => void leave()}>
      <LogOut /> Sign out
    </Button>
  );
}
