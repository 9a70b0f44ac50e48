import { useId } from 'react';
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

interface SidebarEntry {
  path: string;
  label: string;
  icon: IconName;
  /** The heading above all entries of the same group. */
  group?: string | undefined;
}

interface SidebarListProps {
  /** Names the navigation. */
  label: string;
  sections: readonly SidebarEntry[];
  /** Path of the current section. */
  current: string | undefined;
}

export const SidebarList = ({ label, sections, current }: SidebarListProps) => {
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <nav aria-label={label} className="sidebar-groups">
      {groups.map((name) => (
        <SidebarGroup
          key={name ?? ''}
          name={name}
          entries={sections.filter(({ group }) => group === name)}
          current={current}
        />
      ))}
    </nav>
  );
};

/** A long sidebar scrolls to where the reader is. */
const show = (link: HTMLAnchorElement | null): void => link?.scrollIntoView({ block: 'nearest' });

interface SidebarGroupProps {
  name: string | undefined;
  entries: readonly SidebarEntry[];
  current: string | undefined;
}

function SidebarGroup({ name, entries, current }: SidebarGroupProps) {
  const id = useId();
  return (
    <div>
      {name && (
        <p id={id} className="sidebar-group text-tiny text-faint">
          <span className="sidebar-label">{name}</span>
        </p>
      )}
      <ul className="sidebar-list" aria-labelledby={name && id}>
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <AppLink
              to={path}
              className="sidebar-item"
              title={label}
              {...(current === path && { 'aria-current': 'page', ref: show })}
            >
              <Icon name={icon} />
              <span className="sidebar-label">{label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
