import type { ReactNode } from 'react';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { WriterBadge } from '../contract.ts';

const badgeWords = { author: 'Author', helper: 'Helper', team: 'Team' } as const;

interface WriterLineProps {
  name: string;
  badge: WriterBadge;
  own: boolean;
  /** When it was written. */
  at?: string;
  changed?: boolean;
  /** Further badges. */
  children?: ReactNode;
}

/** Who wrote something, and when. */
export const WriterLine = ({ name, badge, own, at, changed, children }: WriterLineProps) => (
  <p className="row text-small">
    <b className="strong">{name}</b>
    {badge && <Badge kind="info">{badgeWords[badge]}</Badge>}
    {own && <Badge>Yours</Badge>}
    {children}
    {at && (
      <span className="text-faint">
        <LocalTime instant={at} />
        {changed && ', changed'}
      </span>
    )}
  </p>
);
