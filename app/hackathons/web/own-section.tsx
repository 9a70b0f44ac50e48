import type { ReactNode } from 'react';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import './own-section.css';

interface OwnSectionProps {
  /** The fragment in links to it. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of a hackathon's page that differs from person to person. */
export const OwnSection = ({ id, heading, children }: OwnSectionProps) => (
  <Card as="section" id={id} className="own-section stack" aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className="heading-3">
      {heading}
    </h2>
    {children}
  </Card>
);

interface LogInCallProps {
  /** The page to return to. */
  path: string;
  /** The reason for logging in. */
  children: string;
  action: string;
}

/** Replaces content that requires an account. */
export const LogInCall = ({ path, children, action }: LogInCallProps) => (
  <div className="own-visitor stack">
    <p className="text-soft">{children}</p>
    <div>
      <ButtonLink to="/login" variant="secondary" onClick={() => storedRedirect.write(path)}>
        {action}
      </ButtonLink>
    </div>
  </div>
);
