import { Button } from '#app/ui/base/button.tsx';
import { copyAndTell } from '#app/ui/base/copy-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, only once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const copy = () =>
    copyAndTell({
      value: codes.join('\n'),
      copied: 'Recovery codes copied',
      failed: 'Failed to copy the codes. Please write them down.',
    });
  return (
    <Dialog
      open={codes.length > 0}
      onClose={onClose}
      title="Your recovery codes"
      actions={
        <>
          <Button variant="quiet" onClick={() => void copy()}>
            Copy all
          </Button>
          <Button onClick={onClose}>I have saved them</Button>
        </>
      }
    >
      <p className="text-soft">
        Each signs you in once if you lose your phone. Print them or store them in a password
        manager: they will not be shown again.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
