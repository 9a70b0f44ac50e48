import { Icon } from '#app/ui/base/icon.tsx';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { Art } from '#app/ui/art/art.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import './paywall.css';

/** Part 2 section 2, "Investor directory". */
export const paywallTitle = 'Premium Feature';

/**
 * The paywall's text and action for someone without Premium. Someone who is signed in has already
 * registered (decisions.md ruling 63).
 */
export function usePaywall(): { text: string; action: string } {
  return standingOf(useIdentity()).signedIn
    ? { text: 'Investor details are part of the Premium plan', action: 'See Premium' }
    : {
        text: 'You need to register and upgrade to a premium account to view investor details',
        action: 'Register Now',
      };
}

const crew = ['paywall-1', 'paywall-2', 'paywall-3', 'paywall-4', 'paywall-5'];

/** Five with their visors down. */
export const PaywallArt = () => (
  <div className="paywall-art" aria-hidden="true">
    {crew.map((seed) => (
      <Art
        key={seed}
        kind="crew"
        seed={seed}
        options={{ masked: true }}
        className="paywall-visor"
      />
    ))}
  </div>
);

export const PaywallLink = ({ gold }: { gold?: boolean }) => (
  <ButtonLink
    to="/register"
    variant={gold ? 'gold' : undefined}
    thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
  >
    {usePaywall().action}
  </ButtonLink>
);
