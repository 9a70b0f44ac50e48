import { Button } from '#app/ui/base/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { EmailField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { emailFault } from '../sender.ts';
import { inOwnWords } from './own-words.ts';
import './email-form.css';

interface EmailFormProps {
  heading: string;
  lede: string;
  action: string;
  /** The next step, shown after success. */
  sentNote: string;
  /** The toast after any failure. */
  failed: string;
  /** Below the field, if the failure has no text of its own. */
  fallback: string;
  onSend: (email: string) => Promise<{ message: string }>;
}

/** A form with one address, for the footer (part 2 section 5, "Footer e-mail forms"). */
export function EmailForm({
  heading,
  lede,
  action,
  sentNote,
  failed,
  fallback,
  onSend,
}: EmailFormProps) {
  const submission = useSubmission({ onRefused: () => toast.error(failed) });
  const { busy, taken, text, field, submit, refuse, reset } = submission;
  const hydrated = useHydrated();

  const send = async (form: HTMLFormElement) => {
    const email = typedIn(form, 'email');
    const fault = emailFault(email);
    if (fault) refuse({ email: fault });
    else if (
      await submit(async () =>
        toast.success((await onSend(email).catch(inOwnWords(fallback))).message),
      )
    )
      form.reset();
  };

  return (
    <Form submission={submission} className="email-form stack" onSend={send}>
      <h2 className="heading-3">{heading}</h2>
      <p className="text-small">{lede}</p>
      <EmailField
        label="Email"
        hideLabel
        placeholder="you@example.in"
        error={field('email').error ?? text}
        onInput={reset}
        action={
          <Button type="submit" variant="gold" busy={busy} disabled={!hydrated}>
            {action}
          </Button>
        }
      />
      <p role="status" className="text-small">
        {taken && sentNote}
      </p>
    </Form>
  );
}
