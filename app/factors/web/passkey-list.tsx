import { Icon } from '#app/ui/icon.tsx';
import { useState } from 'react';
import { deviceName } from '#app/accounts/device.ts';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { Card } from '#app/ui/surface.tsx';
import { takeFocus } from '#app/ui/take-focus.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { factorsContract, PasskeyAnswer } from '../contract.ts';
import type { Confirmed } from './use-confirmation.ts';
import { newPasskey } from './use-passkeys.ts';

const call = api<typeof factorsContract>();

interface PasskeyListProps {
  passkeys: readonly PasskeyAnswer[];
  confirmed: Confirmed;
  onChanged: () => Promise<unknown>;
}

export function PasskeyList({ passkeys, confirmed, onChanged }: PasskeyListProps) {
  const { busy, refusal, submit } = useSubmission({ fallback: 'The passkey was not added' });
  const add = async () => {
    const options = await confirmed(() => call('POST /account/passkeys/options'));
    const registration = await newPasskey(options);
    await call('POST /account/passkeys', { body: { name: deviceName(navigator.userAgent), registration } });
    toast.success('Passkey added');
    await onChanged();
  };
  return (
    <Card className="stack">
      <h3 className="heading-4">Passkeys</h3>
      <p className="text-soft">
        Sign in with your finger, your face or the PIN of your device. There is nothing to type, and nothing to steal.
      </p>
      {passkeys.length > 0 && (
        <ul className="factor-list">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} confirmed={confirmed} onChanged={onChanged} />
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
    </Card>
  );
}

interface PasskeyProps extends Omit<PasskeyListProps, 'passkeys'> {
  passkey: PasskeyAnswer;
}

function Passkey({ passkey, confirmed, onChanged }: PasskeyProps) {
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const submission = useSubmission({ fallback: 'The passkey was not changed' });
  const { busy, refusal, submit } = submission;
  const params = { id: passkey.id };
  const done = async () => {
    setDoing(undefined);
    await onChanged();
  };
  const rename = (form: HTMLFormElement) => {
    const name = typedIn(form, 'name');
    return submit(async () => {
      await call('PUT /account/passkeys/{id}', { params, body: { name } });
      await done();
    });
  };
  const remove = async () => {
    await confirmed(() => call('DELETE /account/passkeys/{id}', { params }));
    toast.success('Passkey removed');
    await done();
  };
  return (
    <li className="stack">
      <div className="factor-row">
        <Icon name="key-round" aria-hidden="true" />
        <div>
          <p>
            <strong>{passkey.name}</strong>
          </p>
          <p className="text-small text-soft">
            Added <LocalTime instant={passkey.createdAt} format="date" />
            {passkey.lastUsedAt ? (
              <>
                , last used <LocalTime instant={passkey.lastUsedAt} format="date" />
              </>
            ) : (
              ', not used yet'
            )}
          </p>
        </div>
        {doing === undefined && (
          <div className="row">
            <Button variant="quiet" size="small" aria-label={`Rename ${passkey.name}`} onClick={() => setDoing('rename')}>
              Rename
            </Button>
            <Button variant="quiet" size="small" aria-label={`Remove ${passkey.name}`} onClick={() => setDoing('remove')}>
              Remove
            </Button>
          </div>
        )}
      </div>
      {doing === 'rename' && (
        <Form submission={submission} onSend={rename}>
          <TextField
            ref={takeFocus}
            label="Name of the passkey"
            name="name"
            defaultValue={passkey.name}
            maxLength={60}
            error={refusal?.words}
          />
          <div className="row">
            <Button type="submit" size="small" busy={busy}>
              Save
            </Button>
            <Button variant="quiet" size="small" onClick={() => setDoing(undefined)}>
              Cancel
            </Button>
          </div>
        </Form>
      )}
      {doing === 'remove' && (
        <div className="stack">
          <p>
            Remove this passkey? It will open nothing here any more, and other devices that it signed in are signed out. Delete it on your
            device, too.
          </p>
          <FormNote>{refusal?.words}</FormNote>
          <div className="row">
            <Button variant="danger" size="small" busy={busy} onClick={() => void submit(remove)}>
              Remove passkey
            </Button>
            <Button variant="quiet" size="small" onClick={() => setDoing(undefined)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
