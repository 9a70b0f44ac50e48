import { FormDialog } from './form-dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from './toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';

export interface ReportDialogProps {
  /** The name of the thing or person that has changed. */
  name: string;
  hint: string;
  /** Resolves to the server's thanks. */
  onSend: (words: string) => Promise<{ message: string }>;
  onClose: () => void;
}

export const ReportDialog = ({ name, hint, onSend, onClose }: ReportDialogProps) => (
  <FormDialog
    title={`What has changed about ${name}?`}
    action="Send report"
    send={async (form) => toast.success((await onSend(typedIn(form, 'words'))).message)}
    onClose={onClose}
    onSent={onClose}
  >
    {(field) => <TextArea label="What has changed" required hint={hint} {...field('words')} />}
  </FormDialog>
);
