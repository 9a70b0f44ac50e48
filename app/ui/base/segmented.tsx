import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router';
import { AppLink } from './app-link.tsx';
import { classes } from './classes.ts';
import { ownEntry } from '#app/ui/list/use-address-query.ts';
import './segmented.css';

interface SegmentedLinksProps {
  label: string;
  links: readonly { to: string; label: ReactNode; current: boolean }[];
  block?: boolean;
}

/** Looks like tabs, for pages or filters that have addresses. */
export function SegmentedLinks({ label, links, block }: SegmentedLinksProps) {
  const row = useRef<HTMLElement>(null);
  const current = links.find((link) => link.current)?.to;
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
  useEffect(() => showCurrent(row.current), [current]);
  return (
    <nav ref={row} aria-label={label} className={classes('segmented', block && 'segmented-block')}>
      {links.map((link) => (
        <AppLink
          key={link.to}
          to={link.to}
          aria-current={link.current ? 'page' : undefined}
          onClick={choose(link.to)}
        >
          {link.label}
        </AppLink>
      ))}
    </nav>
  );
}

/**
 * If the row is wider than the screen, it scrolls to the current link; the page itself doesn't
 * scroll.
 */
function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !link) return;
  const [whole, part] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
}
