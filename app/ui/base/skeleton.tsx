import { classes } from './classes.ts';
import './skeleton.css';

interface SkeletonProps {
  /**
   * The shape it imitates: a 4:3 cover, a heading, a line of text, a shorter last line, a portrait,
   * a button.
   */
  shape?: 'cover' | 'heading' | 'line' | 'short' | 'portrait' | 'button' | 'panel';
  /** The class of the element it imitates, if that sets the size. */
  className?: string;
}

/**
 * The outline of something that is loading. Build the real layout from it; put `aria-busy` on the
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
  /** Read out by screen readers while it is shown. */
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
