import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';

interface WordsDialogProps {
  onClose: () => void;
  title: string;
  label: string;
  /** The server's name for the field, for its errors. */
  name: string;
  most: number;
  hint: string;
  action: string;
  onSend: (typed: string) => Promise<unknown>;
}

/** Asks for a text, and sends it. */
export const WordsDialog = ({
  onClose,
  title,
  label,
  name,
  most,
  hint,
  action,
  onSend,
}: WordsDialogProps) => (
  <FormDialog
    title={title}
    action={action}
    send={(form) => onSend(typedIn(form, name))}
    onClose={onClose}
    onSent={onClose}
  >
    {(field) => <TextArea label={label} rows={5} maxLength={most} hint={hint} {...field(name)} />}
  </FormDialog>
);
