import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import type { SecondStepWay } from '#app/accounts/second-step-ways.ts';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { factorsContract, Proof } from '../contract.ts';
import { usedPasskey } from './use-passkeys.ts';

const call = api<typeof factorsContract>();

interface SecondStepProps {
  ticket: string;
  ways: readonly SecondStepWay[];
  onToken: (token: string) => Promise<unknown>;
  onBack: () => void;
}

const otherWay: Readonly<Record<SecondStepWay, string>> = {
  passkey: 'Use a passkey',
  code: 'Use your authenticator app',
  'recovery-code': 'Use a recovery code',
};

/** The password was right; this is the second step. */
export function SecondStep({ ticket, ways, onToken, onBack }: SecondStepProps) {
  const [way, setWay] = useState<SecondStepWay>(ways[0] ?? 'recovery-code');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const take = async (proof: Proof) => {
    const { token } = await call('POST /auth/login/second-step', { body: { ticket, proof } });
    await onToken(token);
  };
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1} className="heading-2">
        One more step
      </h1>
      {way === 'passkey' ? (
        <ByPasskey ticket={ticket} onProof={take} />
      ) : (
        <ByCode key={way} way={way} onProof={take} />
      )}
      <div className="row">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" size="small" onClick={() => setWay(other)}>
              {otherWay[other]}
            </Button>
          ))}
        <Button variant="quiet" size="small" onClick={onBack}>
          Start again
        </Button>
      </div>
    </div>
  );
}

function ByPasskey({
  ticket,
  onProof,
}: {
  ticket: string;
  onProof: (proof: Proof) => Promise<void>;
}) {
  const { busy, refusal, submit } = useSubmission({ fallback: 'Login failed' });
  const prove = async () => {
    const options = await call('POST /auth/login/second-step/options', { body: { ticket } });
    await onProof({ passkey: await usedPasskey(options) });
  };
  return (
    <>
      <p className="text-soft">
        Your password was right. Now confirm with the passkey of this account.
      </p>
      <FormNote>{refusal?.words}</FormNote>
      <Button
        size="large"
        block
        busy={busy}
        thruster={<Icon name="key-round" />}
        onClick={() => void submit(prove)}
      >
        Use your passkey
      </Button>
    </>
  );
}

const fields = {
  code: {
    lead: 'Your password was right. Now enter the code that your authenticator app shows.',
    label: 'Six-digit code',
    icon: <Icon name="smartphone" />,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
  },
  'recovery-code': {
    lead: 'Your password was right. Now enter one of your recovery codes. Each works once.',
    label: 'Recovery code',
    icon: <Icon name="life-buoy" />,
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
  },
} as const;

function ByCode({
  way,
  onProof,
}: {
  way: 'code' | 'recovery-code';
  onProof: (proof: Proof) => Promise<void>;
}) {
  const submission = useSubmission({ fallback: 'Login failed' });
  const { busy, refusal, submit } = submission;
  const { lead, label, icon, input } = fields[way];
  const send = (form: HTMLFormElement) => {
    const typed = typedIn(form, 'proof');
    return submit(() => onProof(way === 'code' ? { code: typed } : { recoveryCode: typed }));
  };
  const expired =
    refusal?.code === 'auth/second-step-expired' || refusal?.code === 'request/too-many';
  return (
    <Form submission={submission} onSend={send}>
      <p className="text-soft">{lead}</p>
      <FormNote>{expired ? refusal?.words : undefined}</FormNote>
      <TextField
        label={label}
        name="proof"
        required
        icon={icon}
        error={expired ? undefined : refusal?.words}
        {...input}
      />
      <Button type="submit" size="large" block busy={busy}>
        Continue
      </Button>
    </Form>
  );
}
