import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { copyAndTell } from '#app/ui/base/copy-button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { sharedPath } from '../addresses.ts';
import type { foundersHubContract, OwnProfile } from '../contract.ts';

const call = api<typeof foundersHubContract>();

interface SharePanelProps {
  own: OwnProfile;
  onChanged: (own: OwnProfile) => void;
}

/** The link for others to read the page: create, copy, and revoke it. */
export function SharePanel({ own, onChanged }: SharePanelProps) {
  const { busy, text, submit } = useSubmission();
  const [asking, setAsking] = useState(false);
  const { shareKey } = own;
  const share = () => submit(async () => onChanged(await call('POST /founders-hub/profile/share')));
  const revoke = async () => {
    await call('DELETE /founders-hub/profile/share');
    onChanged({ ...own, shareKey: null });
    toast.success('Link revoked');
  };
  return (
    <Panel as="section" field="sky" className="stack" aria-labelledby="share-heading">
      <h2 id="share-heading" className="heading-4">
        Share it
      </h2>
      {shareKey ? (
        <Shared
          address={new URL(sharedPath(shareKey), location.origin).href}
          path={sharedPath(shareKey)}
          onRevoke={() => setAsking(true)}
        />
      ) : (
        <>
          <p>
            Anyone who has the link can read this page as you saved it. No search engine lists it,
            and you can revoke it.
          </p>
          <div>
            <Button
              busy={busy}
              onClick={() => void share()}
              thruster={<Icon name="share-2" aria-hidden="true" />}
            >
              Make a link
            </Button>
          </div>
        </>
      )}
      <FormNote>{text}</FormNote>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Revoke the link?"
        action="Revoke link"
        onConfirm={revoke}
      >
        Nobody who has it can read the page any more. A link you make later will be a new one.
      </ConfirmDialog>
    </Panel>
  );
}

const Shared = ({
  address,
  path,
  onRevoke,
}: {
  address: string;
  path: string;
  onRevoke: () => void;
}) => (
  <>
    <p>Anyone who has this link can read the page as you saved it.</p>
    <p className="startup-link">{address}</p>
    <div className="row">
      <Button
        size="small"
        onClick={() =>
          void copyAndTell({ value: address, copied: 'Link copied', failed: 'Failed to copy link' })
        }
      >
        <Icon name="copy" /> Copy link
      </Button>
      <ButtonLink size="small" variant="secondary" to={path}>
        <Icon name="eye" /> See it
      </ButtonLink>
      <Button size="small" variant="secondary" onClick={onRevoke}>
        <Icon name="link-2-off" /> Revoke link
      </Button>
    </div>
  </>
);
