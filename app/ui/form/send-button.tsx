import { Button, type ButtonProps } from '#app/ui/base/button.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from './use-submission.ts';

interface SendButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'onClick'> {
  /** Makes the call and does what follows, such as a toast or reloading the page's data. */
  onSend: () => Promise<unknown>;
}

/**
 * A button that sends something without a form. It is busy until the answer arrives, sends once
 * however often it is pressed, and shows a refusal in a toast.
 */
export function SendButton({ onSend, ...button }: SendButtonProps) {
  const { busy, submit } = useSubmission({ onRefused: ({ words }) => toast.error(words) });
  return <Button busy={busy} onClick={() => void submit(onSend)} {...button} />;
}
