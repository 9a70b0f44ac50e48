import { ArrowUpRight, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { registrationPath } from '../addresses.ts';
import type { Hackathon } from '../contract.ts';

/** Where people register elsewhere, by the site's own name. */
const sites: Readonly<Record<string, string>> = { 'devpost.com': 'Devpost', 'devfolio.co': 'Devfolio', 'unstop.com': 'Unstop' };

export function siteName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return Object.entries(sites).find(([site]) => host === site || host.endsWith(`.${site}`))?.[1] ?? host;
}

interface RegistrationCallProps {
  hackathon: Pick<Hackathon, 'id' | 'title' | 'externalPage'>;
  /** Instead of 'Register Now', where one registers with us. */
  children?: ReactNode;
}

/** To the page of somebody else, in a tab of its own, where the event has one; else to where one registers with us (decisions.md ruling 22). */
export const RegistrationCall = ({ hackathon: { id, title, externalPage }, children = 'Register Now' }: RegistrationCallProps) =>
  externalPage ? (
    <ButtonLink to={externalPage} target="_blank" rel="noopener noreferrer" thruster={<ExternalLink aria-hidden="true" />}>
      Register on {siteName(externalPage)}
      <span className="visually-hidden"> for {title}, in a new tab</span>
    </ButtonLink>
  ) : (
    <ButtonLink to={registrationPath(id)} thruster={<ArrowUpRight aria-hidden="true" />}>
      {children}
      <span className="visually-hidden"> for {title}</span>
    </ButtonLink>
  );
