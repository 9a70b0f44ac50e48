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

/** The look of tabs for places or filters that have addresses. */
export function SegmentedLinks({ label, links, block }: SegmentedLinksProps) {
  const row = useRef<HTMLElement>(null);
  const current = links.find((link) => link.current)?.to;
  const navigate = useNavigate();
  const location = useLocation();
  // Told to the page at once: a word that was typed a moment before joins this choice, and does not
  // put it out.
  const choose = (to: string) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    // As links do: where one is already is no place to come back to.
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

/** Where the row is wider than the screen, it begins where one is; the page itself stays. */
function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !link) return;
  const [whole, part] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
}
