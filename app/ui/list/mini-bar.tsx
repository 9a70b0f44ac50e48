import './mini-bar.css';

interface MiniBarProps {
  /** From 0 to 1. */
  share: number;
  children: string;
}

/** A figure with its share of the largest. The bars of a column share one left edge. */
export const MiniBar = ({ share, children }: MiniBarProps) => (
  <span className="mini-bar-figure">
    <svg className="mini-bar" aria-hidden="true">
      <rect width="100%" height="100%" rx="3" />
      <rect className="mini-bar-share" width={`${100 * share}%`} height="100%" rx="3" />
    </svg>
    {children}
  </span>
);
