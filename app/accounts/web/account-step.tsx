import type { ReactNode } from 'react';
import { Art } from '#app/ui/art/art.tsx';
import type { Scene } from '#app/ui/list/empty-state.tsx';
import { Panel, type FieldInk } from '#app/ui/base/surface.tsx';
import { ArrivalHeading } from './arrival-heading.tsx';
import './account-step.css';

interface AccountStepProps {
  scene: Scene;
  field: FieldInk;
  heading: string;
  /** The step replaces another without a change of page. */
  arrives?: boolean;
  children: ReactNode;
}

/** One step of signing up or in: what to do or what happened, beside a picture of it. */
export const AccountStep = ({ scene, field, heading, arrives, children }: AccountStepProps) => (
  <div className="wrap section account-step">
    {/* First, as on a narrow screen, so that early content doesn't move when the rest of the
        page arrives. */}
    <Panel field={field} className="account-step-picture">
      <Art kind="scene" seed={scene} />
    </Panel>
    <div className="stack">
      {arrives ? (
        <ArrivalHeading>{heading}</ArrivalHeading>
      ) : (
        <h1 className="heading-2">{heading}</h1>
      )}
      {children}
    </div>
  </div>
);
