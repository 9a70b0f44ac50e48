import { classes } from './classes.ts';
import './skeleton.css';

interface SkeletonProps {
  /**
   * What it stands for: a 4:3 cover, a heading, a line of text, a shorter last line, a portrait, a
   * button.
   */
  shape?: 'cover' | 'heading' | 'line' | 'short' | 'portrait' | 'button' | 'panel';
  /** The class of what it stands for, where that gives the size. */
  className?: string;
}

/**
 * The outline of something that is coming. Build the real layout of it; put `aria-busy` on the
 * region.
 */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span className={classes('skeleton', `skeleton-${shape}`, className)} aria-hidden="true" />
);

/** A card as in lists: cover, title, two lines. */
const SkeletonCard = () => (
  <div className="skeleton-card">
    <Skeleton shape="cover" />
    <Skeleton shape="heading" />
    <Skeleton />
    <Skeleton shape="short" />
  </div>
);

interface SkeletonGridProps {
  count?: number;
  /** Said to screen readers while it stands. */
  label: string;
}

export const SkeletonGrid = ({ count = 6, label }: SkeletonGridProps) => (
  <div className="grid grid-cards" role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </div>
);
