import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { hackathonsPath, registrationPath } from '../addresses.ts';
import { siteName } from '../site-name.ts';
import type { Hackathon } from '../contract.ts';

interface RegistrationCallProps {
  hackathon: Pick<Hackathon, 'id' | 'title' | 'externalPage'>;
  /** Replaces 'Register Now', for registration on our site. */
  children?: ReactNode;
}

/**
 * Links to the organiser's page in a new tab, if the event has one; otherwise to our registration
 * (decisions.md ruling 22).
 */
export function RegistrationCall({
  hackathon: { id, title, externalPage },
  children = 'Register Now',
}: RegistrationCallProps) {
  const from = useListLeft(hackathonsPath);
  return externalPage ? (
    <ButtonLink
      to={externalPage}
      target="_blank"
      rel="noopener noreferrer"
      thruster={<Icon name="external-link" aria-hidden="true" />}
    >
      Register on {siteName(externalPage)}
      <span className="visually-hidden"> for {title}, in a new tab</span>
    </ButtonLink>
  ) : (
    <ButtonLink
      to={registrationPath(id)}
      from={from}
      thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
    >
      {children}
      <span className="visually-hidden"> for {title}</span>
    </ButtonLink>
  );
}
