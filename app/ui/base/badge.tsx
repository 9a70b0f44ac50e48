import type { ReactNode } from 'react';
import './badge.css';

interface BadgeProps {
  /**
   * new = pudina, trend = accent, gold = plans and days left, ink = on paper; the rest are states.
   */
  kind?: 'neutral' | 'new' | 'trend' | 'gold' | 'ink' | 'ok' | 'warn' | 'bad' | 'info';
  children: ReactNode;
}

export const Badge = ({ kind = 'neutral', children }: BadgeProps) => (
  <span className={`badge badge-${kind}`}>{children}</span>
);

/** A word that describes, outlined. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className="tag">{children}</span>
);
