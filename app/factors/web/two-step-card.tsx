import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { FactorsAnswer, factorsContract } from '../contract.ts';
import { fewRecoveryCodes } from '../recovery-code.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Confirmed } from './use-confirmation.ts';
import { usedPasskey } from './use-passkeys.ts';

const TurnOffTwoStep = later(partOf(() => import('./turn-off-two-step.tsx'), 'TurnOffTwoStep'));

const call = api<typeof factorsContract>();
/** Includes the drawing of QR codes, so it is loaded only to set up an app. */
const AuthenticatorSetup = later(
  partOf(() => import('./authenticator-setup.tsx'), 'AuthenticatorSetup'),
);

interface TwoStepCardProps {
  factors: FactorsAnswer;
  confirmed: Confirmed;
  onChanged: () => Promise<unknown>;
}

export function TwoStepCard({
  factors: { passkeys, twoStep },
  confirmed,
  onChanged,
}: TwoStepCardProps) {
  const { busy, refusal, submit } = useSubmission({ fallback: 'Two-step sign-in was not changed' });
  const [setup, setSetup] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [ending, setEnding] = useState(false);

  const startApp = async () => setSetup(await confirmed(() => call('POST /account/authenticator')));
  const changed = async (recoveryCodes: readonly string[], told: string) => {
    setSetup(undefined);
    setCodes(recoveryCodes);
    toast.success(told);
    await onChanged();
  };
  const turnOn = () =>
    confirmed(async () => {
      const passkey = await usedPasskey(
        await call('POST /account/two-step/options', { body: { purpose: 'turn-on' } }),
      );
      const { recoveryCodes } = await call('POST /account/two-step', { body: { passkey } });
      await changed(recoveryCodes, 'Two-step sign-in is on');
    });
  const renew = async () => {
    const { recoveryCodes } = await confirmed(() => call('POST /account/recovery-codes'));
    await changed(recoveryCodes, 'You have new recovery codes');
  };

  const left = twoStep?.recoveryCodesLeft ?? 0;
  return (
    <Card as="section" className="stack" aria-labelledby="two-step-heading">
      <div>
        <h3 id="two-step-heading" className="heading-4 row">
          Two-step sign-in {twoStep && <Badge kind="ok">On</Badge>}
        </h3>
        {twoStep ? (
          <p className="text-soft">
            Since <LocalTime instant={twoStep.since} format="date" />, your password is followed by{' '}
            {twoStep.authenticator ? 'a code from your app' : 'your passkey'}. Recovery codes left:{' '}
            {left}.
          </p>
        ) : (
          <p className="text-soft">
            After your password you confirm with a code from an app, or with a passkey. Someone who
            learns your password still can’t get in. Turning it on signs your other devices out.
          </p>
        )}
      </div>
      {twoStep && left <= fewRecoveryCodes && (
        <Note kind="warn">
          {left === 0
            ? 'You have no recovery codes left.'
            : `Only ${left} recovery codes are left.`}{' '}
          Make new ones now.
        </Note>
      )}
      <FormNote>{refusal?.words}</FormNote>
      <div className="row">
        <Button variant="secondary" busy={busy} onClick={() => void submit(startApp)}>
          {twoStep?.authenticator ? 'Set up another app' : 'Set up an authenticator app'}
        </Button>
        {!twoStep && passkeys.length > 0 && (
          <Button variant="secondary" busy={busy} onClick={() => void submit(turnOn)}>
            Turn on with a passkey
          </Button>
        )}
        {twoStep && (
          <>
            <Button variant="secondary" busy={busy} onClick={() => void submit(renew)}>
              New recovery codes
            </Button>
            <Button variant="quiet" onClick={() => setEnding(true)}>
              Turn off
            </Button>
          </>
        )}
      </div>
      {setup && (
        <AuthenticatorSetup
          setup={setup}
          onClose={() => setSetup(undefined)}
          onDone={(recoveryCodes) =>
            changed(recoveryCodes, twoStep ? 'Your app was replaced' : 'Two-step sign-in is on')
          }
        />
      )}
      <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
      {ending && twoStep && (
        <TurnOffTwoStep
          authenticator={twoStep.authenticator}
          onClose={() => setEnding(false)}
          onDone={() => changed([], 'Two-step sign-in is off')}
        />
      )}
    </Card>
  );
}
