import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { brand } from '#app/shared/brand.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import './sidebar.css';

/** The product's name, which leads home. */
export const SidebarLogo = () => (
  <AppLink to="/" className="sidebar-logo" aria-label={`${brand.name}, home`}>
    <Logo name={brand.name} />
  </AppLink>
);

interface SidebarListProps {
  /** Names the navigation. */
  label: string;
  sections: readonly { path: string; label: string; icon: IconName }[];
  /** Path of the current section. */
  current: string | undefined;
}

export const SidebarList = ({ label: name, sections, current }: SidebarListProps) => (
  <nav aria-label={name}>
    <ul className="sidebar-list">
      {sections.map(({ path, label, icon }) => (
        <li key={path}>
          <AppLink
            to={path}
            className="sidebar-item"
            title={label}
            aria-current={current === path ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span className="sidebar-label">{label}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
);

interface SidebarChoiceProps {
  icon: IconName;
  label: string;
}

/** A button at the bottom of the sidebar. */
export const SidebarButton = ({
  icon,
  label,
  onClick,
}: SidebarChoiceProps & { onClick: () => void }) => (
  <button type="button" className="sidebar-item" title={label} onClick={onClick}>
    <Icon name={icon} />
    <span className="sidebar-label">{label}</span>
  </button>
);

/** The same as a link to another page. */
export const SidebarLink = ({ icon, label, to }: SidebarChoiceProps & { to: string }) => (
  <AppLink to={to} className="sidebar-item" title={label}>
    <Icon name={icon} />
    <span className="sidebar-label">{label}</span>
  </AppLink>
);
