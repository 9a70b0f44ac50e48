import { Button } from '#app/ui/base/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { PaywallArt, PaywallLink, paywallTitle, usePaywall } from './paywall.tsx';

/** What View shows to someone whose membership doesn't open the directory. */
export function PaywallDialog({ onClose }: { onClose: () => void }) {
  const { text } = usePaywall();
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
      <p className="text-soft">{text}</p>
    </Dialog>
  );
}
