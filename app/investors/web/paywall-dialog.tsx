import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { PaywallArt, PaywallLink, paywallText, paywallTitle } from './paywall.tsx';

/** What View opens for those whose membership does not open the directory. */
export function PaywallDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
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
