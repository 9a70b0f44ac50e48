import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#app/shared/brand.ts';
import { standingOf, type Identity } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { switchTheme } from '#app/ui/base/theme.ts';
import { Drawer } from '#app/ui/dialog/drawer.tsx';
import {
  adminLinks,
  authorLinks,
  coursesLink,
  headerLinks,
  helperLinks,
  isCurrent,
  myCoursesHref,
  searchLink,
  type NavigationLink,
} from './navigation.ts';
import { useSignOut } from './use-sign-out.ts';

const icons: Record<string, ReactNode> = {
  '/courses': <Icon name="book-open" />,
  '/ai-tools': <Icon name="wand-sparkles" />,
  '/investors': <Icon name="banknote" />,
  '/startup-builder': <Icon name="rocket" />,
  '/hackathon': <Icon name="trophy" />,
  '/teach': <Icon name="book-open" />,
  '/teach/questions': <Icon name="message-circle-question-mark" />,
  '/teach/projects': <Icon name="list-checks" />,
  '/admin': <Icon name="shield" />,
  '/search': <Icon name="search" />,
};

interface MobileMenuDrawerProps {
  identity: Identity;
  onClose: () => void;
}

/** The slide-out menu of narrow screens. */
export function MobileMenuDrawer({ identity, onClose }: MobileMenuDrawerProps) {
  const { pathname } = useLocation();
  const { signedIn, active, author, helper, finance, admin } = standingOf(identity);
  const links: NavigationLink[] = [
    coursesLink,
    ...headerLinks,
    searchLink,
    ...(author ? authorLinks : helper ? helperLinks : []),
    ...(finance && !admin ? [{ label: 'Orders', href: '/admin/orders' }] : []),
    ...(admin ? adminLinks : []),
  ];

  return (
    <Drawer
      label="Menu"
      open
      onClose={onClose}
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
            <MobileLink
              key={link.href}
              to={link.href}
              current={isCurrent(link, pathname)}
              icon={icons[link.href]}
            >
              {link.label}
            </MobileLink>
          ))}
          {(active || admin) && (
            <MobileLink to="/dashboard" icon={<Icon name="layout-dashboard" />}>
              Dashboard
            </MobileLink>
          )}
          {signedIn && (
            <MobileLink to={myCoursesHref(active)} icon={<Icon name="library-big" />}>
              My Courses
            </MobileLink>
          )}
          {signedIn && (
            <MobileLink
              to="/account"
              current={pathname === '/account'}
              icon={<Icon name="user-round" />}
            >
              Account
            </MobileLink>
          )}
          <li>
            <button type="button" onClick={switchTheme}>
              <Icon name="moon" /> Dark mode
            </button>
          </li>
        </ul>
      </nav>
    </Drawer>
  );
}

const MobileLink = ({
  to,
  icon,
  current = false,
  children,
}: {
  to: string;
  icon: ReactNode;
  current?: boolean;
  children: ReactNode;
}) => (
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
    <ButtonLink to="/register" block thruster={<Icon name="arrow-up-right" />}>
      Register
    </ButtonLink>
  </>
);

function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button variant="secondary" block onClick={() => void signOut()}>
      <Icon name="log-out" /> Sign out
    </Button>
  );
}
