import { Mail } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { emailFault } from '../sender.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSending } from './use-sending.ts';
import './email-form.css';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';

interface EmailFormProps {
  heading: string;
  lede: string;
  action: string;
  /** What to do next, once it was taken. */
  sentNote: string;
  failed: string;
  fallback: string;
  onSend: (email: string) => Promise<{ message: string }>;
}

/** A form of one address, for the footer (part 2 section 5, "Footer e-mail forms"). */
export function EmailForm({ heading, lede, action, sentNote, onSend, ...texts }: EmailFormProps) {
  const { state, send, refuse, follow } = useSending(texts);
  const hydrated = useHydrated();

  const form = useFaultFocus(state);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'busy') return;
    const { currentTarget } = event;
    const email = typedIn(currentTarget, 'email');
    const fault = emailFault(email);
    if (fault) refuse({ email: fault });
    else if (await send(() => onSend(email))) currentTarget.reset();
  };

  return (
    <form ref={form} method="post" noValidate className="email-form stack" onSubmit={(event) => void submit(event)}>
      <h2 className="heading-3">{heading}</h2>
      <p className="text-small">{lede}</p>
      <TextField
        label="Email"
        hideLabel
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.in"
        required
        icon={<Mail />}
        error={state.status === 'refused' ? state.faults.email || state.text : undefined}
        onInput={() => follow('email')}
        action={
          <Button type="submit" variant="gold" busy={state.status === 'busy'} disabled={!hydrated}>
            {action}
          </Button>
        }
      />
      <p role="status" className="text-small">
        {state.status === 'sent' && sentNote}
      </p>
    </form>
  );
}
