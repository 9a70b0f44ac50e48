import { Icon } from '#app/ui/base/icon.tsx';
import { useLocation } from 'react-router';
import { SearchOpener } from '#app/search/web/search-opener.tsx';
import { brand } from '#app/shared/brand.ts';
import { standingOf, type Identity } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { later, useAheadOfIdentity } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { ThemeSwitch } from '#app/ui/base/theme-switch.tsx';
import { CoursesMenu } from './courses-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { adminLinks, coursesLink, headerLinks, isCurrent } from './navigation.ts';
import './site-header.css';

const loadSignedIn = partOf(() => import('./signed-in-actions.tsx'), 'SignedInActions');
const SignedInActions = later(loadSignedIn);

const icons = { rocket: <Icon name="rocket" />, trophy: <Icon name="trophy" /> };

interface SiteHeaderProps {
  identity: Identity;
  /** The page's colour field, whose colour the header takes. */
  field: 'dawn' | 'rani' | undefined;
}

/** A name with more characters is set smaller on a phone. */
const longName = 28;

export function SiteHeader({ identity, field }: SiteHeaderProps) {
  const { pathname } = useLocation();
  const { active, admin } = standingOf(identity);
  useAheadOfIdentity(loadSignedIn);
  return (
    <header className={classes('site-header', field && `field-${field}`)}>
      <div className="wrap wrap-wide">
        <AppLink
          to="/"
          className={classes('header-home', brand.name.length > longName && 'header-home-long')}
          aria-label={`${brand.name}, home`}
        >
          <Logo name={brand.name} />
        </AppLink>
        <nav className="header-links" aria-label="Main">
          <ul>
            <li>
              <CoursesMenu current={isCurrent(coursesLink, pathname)} />
            </li>
            {[...headerLinks, ...(admin ? adminLinks : [])].map((link) => (
              <li key={link.href}>
                <AppLink
                  to={link.href}
                  className={classes(
                    'header-link',
                    isCurrent(link, pathname) && 'header-link-current',
                  )}
                  aria-current={isCurrent(link, pathname) ? 'page' : undefined}
                >
                  {link.icon && icons[link.icon]} {link.label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-actions">
          <SearchOpener button />
          <ThemeSwitch />
          {identity.status === 'signed-in' ? (
            <SignedInActions
              profile={identity.profile}
              unread={identity.unreadNotifications}
              active={active}
            />
          ) : (
            <div className="header-visitor">
              <ButtonLink to="/login" variant="secondary" size="small" className="header-wide-only">
                Login
              </ButtonLink>
              <ButtonLink to="/register" size="small">
                Register
              </ButtonLink>
            </div>
          )}
          <MobileMenu identity={identity} />
        </div>
      </div>
    </header>
  );
}
