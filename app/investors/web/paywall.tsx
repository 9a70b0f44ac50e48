import { ArrowUpRight } from 'lucide-react';
import { Art } from '#app/ui/art/art.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
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
  <ButtonLink to="/register" thruster={<ArrowUpRight aria-hidden="true" />}>
    Register Now
  </ButtonLink>
);

/** What View opens for those whose membership does not open the directory. */
export function Paywall({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={paywallTitle}
      art={<PaywallArt />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <PaywallLink />
        </>
      }
    >
      <p className="text-soft">{paywallText}</p>
    </Dialog>
  );
}
