import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { CopyButton } from '#app/ui/base/copy-button.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { factorsContract } from '../contract.ts';
import { QrCode } from './qr-code.tsx';
import './authenticator-setup.css';

const call = api<typeof factorsContract>();

interface AuthenticatorSetupProps {
  setup: { secret: string; uri: string };
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => Promise<unknown>;
}

/** Shows the secret for an authenticator app, and asks for the app's first code. */
export const AuthenticatorSetup = ({ setup, onClose, onDone }: AuthenticatorSetupProps) => (
  <FormDialog
    title="Set up your authenticator app"
    action="Turn on"
    send={async (form) =>
      onDone(
        (
          await call('POST /account/authenticator/confirmation', {
            body: { code: typedIn(form, 'code') },
          })
        ).recoveryCodes,
      )
    }
    onClose={onClose}
    onSent={onClose}
  >
    {(field) => (
      <>
        <p className="text-soft">
          Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator
          or Aegis.
        </p>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
        <p className="text-soft">On this phone? Copy the key into the app instead:</p>
        <p className="authenticator-key">
          <code>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton
            label="Copy key"
            value={setup.secret}
            copied="Key copied"
            failed="Failed to copy the key"
          />
        </p>
        <TextField
          label="Code shown in the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          icon={<Icon name="smartphone" />}
          {...field('code')}
        />
      </>
    )}
  </FormDialog>
);
