import { Icon } from '#app/ui/icon.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import './paywall.css';

/** Part 2 section 2, "Investor directory". */
export const paywallTitle = 'Premium Feature';
export const paywallText = 'You need to register and upgrade to a premium account to view investor details';

const crew = ['paywall-1', 'paywall-2', 'paywall-3', 'paywall-4', 'paywall-5'];

/** Five with their visors down. */
export const PaywallArt = () => (
  <div className="paywall-art" aria-hidden="true">
    {crew.map((seed) => (
      <Art key={seed} kind="crew" seed={seed} options={{ masked: true }} className="paywall-visor" />
    ))}
  </div>
);

export const PaywallLink = () => (
  <ButtonLink to="/register" thruster={<Icon name="arrow-up-right" aria-hidden="true" />}>
    Register Now
  </ButtonLink>
);
