import { useEffect, useRef, type ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { classes } from './classes.ts';
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
  useEffect(() => showCurrent(row.current), [current]);
  return (
    <nav ref={row} aria-label={label} className={classes('segmented', block && 'segmented-block')}>
      {links.map((link) => (
        <AppLink key={link.to} to={link.to} aria-current={link.current ? 'page' : undefined} preventScrollReset>
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
