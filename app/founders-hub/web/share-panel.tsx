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

/** The link under which others read the page: made, copied, and taken back. */
export function SharePanel({ own, onChanged }: SharePanelProps) {
  const { busy, text, submit } = useSubmission();
  const [asking, setAsking] = useState(false);
  const { shareKey } = own;
  const share = () => submit(async () => onChanged(await call('POST /founders-hub/profile/share')));
  const revoke = async () => {
    await call('DELETE /founders-hub/profile/share');
    onChanged({ ...own, shareKey: null });
    toast.success('Link taken back');
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
            A link of its own shows this page as you saved it, to whoever has it. No search engine
            lists it, and you can take it back.
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
        title="Take the link back?"
        action="Take it back"
        onConfirm={revoke}
      >
        Whoever has it reads nothing any more. A link that you make later is another one.
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
    <p>Whoever has this link reads the page as you saved it.</p>
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
        <Icon name="link-2-off" /> Take it back
      </Button>
    </div>
  </>
);
