import type { ReactNode } from 'react';
import { Art } from '#app/ui/art/art.tsx';
import type { Scene } from '#app/ui/empty-state.tsx';
import { classes } from '#app/ui/classes.ts';
import './account-step.css';

interface AccountStepProps {
  scene: Scene;
  field: 'sky' | 'mint' | 'blush';
  heading: string;
  /** Announced, where the step takes the place of another without a change of page. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** One step on the way into an account: what to do or what happened, beside a picture of it. */
export const AccountStep = ({ scene, field, heading, role, children }: AccountStepProps) => (
  <div className="wrap section account-step">
    <div role={role} className="stack">
      <h1 className="heading-2">{heading}</h1>
      {children}
    </div>
    <div className={classes('panel account-step-picture', `field-${field}`)}>
      <Art kind="scene" seed={scene} />
    </div>
  </div>
);
