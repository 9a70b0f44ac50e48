import type { MouseEvent, ReactNode } from 'react';
import { indianNumber } from '#app/shared/indian-number.ts';
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router';
import { AppLink } from './app-link.tsx';
import { classes } from './classes.ts';
import { ownEntry } from '#app/ui/list/use-address-query.ts';
import './segmented.css';

interface SegmentedLinksProps {
  label: string;
  links: readonly {
    to: string;
    label: ReactNode;
    /** How many things are there. */
    count?: number | undefined;
    current: boolean;
  }[];
  block?: boolean;
}

/** Looks like tabs, for pages or filters that have addresses. */
export function SegmentedLinks({ label, links, block }: SegmentedLinksProps) {
  const navigate = useNavigate();
  const location = useLocation();
  // Tells the page at once: words typed just before are added to this choice and don't cancel it.
  const choose = (to: string) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    // Like ordinary links: choosing the current address adds no history entry.
    const replace = createPath(resolvePath(to, location.pathname)) === createPath(location);
    void navigate(to, { replace, state: ownEntry, preventScrollReset: true, flushSync: true });
  };
  return (
    <nav aria-label={label} className={classes('segmented', block && 'segmented-block')}>
      {links.map((link) => (
        <AppLink
          key={link.to}
          to={link.to}
          aria-current={link.current ? 'page' : undefined}
          onClick={choose(link.to)}
        >
          {link.label}
          {link.count !== undefined && ` ${indianNumber(link.count)}`}
        </AppLink>
      ))}
    </nav>
  );
}
