import type { ReactNode } from 'react';
import { Art } from '#app/ui/art/art.tsx';
import { classes } from '#app/ui/base/classes.ts';
import './empty-state.css';
import '#app/ui/base/surface.css';

export type Scene = 'lost' | 'empty' | 'scrub' | 'scope' | 'mail' | 'fuse' | 'clear';

interface EmptyStateProps {
  scene: Scene;
  /** The specification's words. */
  heading: string;
  /** Level of the heading; 1 if the state is the whole page. */
  level?: 1 | 2 | 3;
  /** One sentence: what happened, or what to do. */
  children?: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
  /** Without the sheet of paper around it. */
  bare?: boolean;
  role?: 'alert' | 'status';
}

/** Nothing here, not found, done, or failed: a scene, a heading, a sentence, an action. */
export function EmptyState({
  scene,
  heading,
  level = 2,
  children,
  action,
  bare,
  role,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div role={role} className={classes('empty-state', !bare && 'card')}>
      <Art kind="scene" seed={scene} className="empty-state-scene" />
      <Heading className={level === 1 ? 'heading-2' : 'heading-4'}>{heading}</Heading>
      {children && <p className="text-soft">{children}</p>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}

/** The same for failures; announced when it replaces something that was loading. */
export const ErrorState = ({
  scene = 'scrub',
  ...rest
}: Omit<EmptyStateProps, 'scene' | 'role'> & { scene?: Scene }) => (
  <EmptyState role="alert" scene={scene} {...rest} />
);
