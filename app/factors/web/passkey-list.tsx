import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { deviceName } from '#app/accounts/device.ts';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { factorsContract, PasskeyAnswer } from '../contract.ts';
import type { Confirmed } from './use-confirmation.ts';
import { newPasskey } from './use-passkeys.ts';

const PasskeyRename = later(partOf(() => import('./passkey-rename.tsx'), 'PasskeyRename'));

const call = api<typeof factorsContract>();

interface PasskeyListProps {
  passkeys: readonly PasskeyAnswer[];
  confirmed: Confirmed;
  onChanged: () => Promise<unknown>;
}

export function PasskeyList({ passkeys, confirmed, onChanged }: PasskeyListProps) {
  const { busy, refusal, submit } = useSubmission({ fallback: 'The passkey was not added' });
  const [doing, setDoing] = useState<{ what: 'rename' | 'remove'; passkey: PasskeyAnswer }>();
  const close = () => setDoing(undefined);
  const add = async () => {
    const options = await confirmed(() => call('POST /account/passkeys/options'));
    const registration = await newPasskey(options);
    await call('POST /account/passkeys', {
      body: { name: deviceName(navigator.userAgent), registration },
    });
    toast.success('Passkey added');
    await onChanged();
  };
  const remove = async ({ id }: PasskeyAnswer) => {
    await confirmed(() => call('DELETE /account/passkeys/{id}', { params: { id } }));
    toast.success('Passkey removed');
    await onChanged();
  };
  return (
    <Card as="section" className="stack" aria-labelledby="passkeys-heading">
      <div>
        <h3 id="passkeys-heading" className="heading-4">
          Passkeys
        </h3>
        <p className="text-soft">
          Sign in with your fingerprint, your face or your device’s PIN. There is nothing to type,
          and nothing to steal.
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="factor-list">
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              onPress={(what) => setDoing({ what, passkey })}
            />
          ))}
        </ul>
      )}
      <FormNote>{refusal?.words}</FormNote>
      <div className="row">
        <Button variant="secondary" busy={busy} onClick={() => void submit(add)}>
          <Icon name="plus" />
          Add a passkey
        </Button>
      </div>
      {doing?.what === 'rename' && (
        <PasskeyRename passkey={doing.passkey} onClose={close} onChanged={onChanged} />
      )}
      <ConfirmDialog
        open={doing?.what === 'remove'}
        onClose={close}
        title="Remove this passkey?"
        action="Remove passkey"
        onConfirm={async () => doing && remove(doing.passkey)}
      >
        {doing?.passkey.name} will no longer work here, and other devices signed in with it will be
        signed out. Delete it on your device too.
      </ConfirmDialog>
    </Card>
  );
}

interface PasskeyProps {
  passkey: PasskeyAnswer;
  onPress: (what: 'rename' | 'remove') => void;
}

const Passkey = ({ passkey: { name, createdAt, lastUsedAt }, onPress }: PasskeyProps) => (
  <li className="factor-row">
    <Icon name="key-round" aria-hidden="true" />
    <div>
      <p>
        <strong>{name}</strong>
      </p>
      <p className="text-small text-soft">
        Added <LocalTime instant={createdAt} format="date" />
        {lastUsedAt ? (
          <>
            , last used <LocalTime instant={lastUsedAt} format="date" />
          </>
        ) : (
          ', not used yet'
        )}
      </p>
    </div>
    <div className="row">
      <Button
        variant="quiet"
        size="small"
        aria-label={`Rename ${name}`}
        onClick={() => onPress('rename')}
      >
        Rename
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => onPress('remove')}
      >
        Remove
      </Button>
    </div>
  </li>
);
