import { useState, type ReactNode } from 'react';
import { failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { AccountStep } from './account-step.tsx';
import { useMailedLink } from './use-mailed-link.ts';

interface UnsubscribeStepProps {
  heading: string;
  /** Explains what the button does. */
  text: string;
  /** Ends the subscription that the code belongs to; returns the text about the new state. */
  leave: (oobCode: string) => Promise<string>;
  /** Shown when it is done. */
  children?: ReactNode;
  /** What to do if the link failed. */
  insteadOfIt: ReactNode;
}

type State =
  | { step: 'asking' }
  | { step: 'busy' }
  | { step: 'gone'; message: string }
  | { step: 'failed'; message: string };

/**
 * A press, not a visit, ends a subscription: programs that open links before their reader does must
 * not.
 */
export function UnsubscribeStep({
  heading,
  text,
  leave,
  children,
  insteadOfIt,
}: UnsubscribeStepProps) {
  const link = useMailedLink();
  const [state, setState] = useState<State>({ step: 'asking' });

  const press = async (oobCode: string) => {
    setState({ step: 'busy' });
    const outcome = await outcomeOf(leave, oobCode);
    if (outcome.step === 'failed') toast.error(outcome.message);
    setState(outcome);
  };

  if (state.step === 'gone')
    return (
      <AccountStep scene="clear" field="mint" heading="You are unsubscribed" arrives>
        <p className="text-soft">{state.message}</p>
        {children}
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading={heading}>
      <p className="text-soft">{text}</p>
      <FormNote>{state.step === 'failed' && state.message}</FormNote>
      <div className="row">
        <Button
          busy={state.step === 'busy'}
          disabled={!link}
          onClick={() => link && void press(link.oobCode)}
        >
          Unsubscribe
        </Button>
        {state.step === 'failed' && insteadOfIt}
      </div>
    </AccountStep>
  );
}

async function outcomeOf(
  leave: UnsubscribeStepProps['leave'],
  oobCode: string,
): Promise<State & { message: string }> {
  if (!oobCode)
    return {
      step: 'failed',
      message: 'This link is incomplete. Please open it from the e-mail again.',
    };
  try {
    return { step: 'gone', message: await leave(oobCode) };
  } catch (failure) {
    return { step: 'failed', message: failureText(failure) };
  }
}
