import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { FormDialog } from './form-dialog.tsx';

interface ReportReasonDialogProps<Reason extends string> {
  title: string;
  /** Who learns of it. */
  hint: string;
  reasons: readonly { value: Reason; label: string }[];
  /** Characters of what may be added. */
  longest: number;
  onSend: (report: { reason: Reason; words: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what is wrong with what somebody wrote: a reason, and words that may be added. */
export function ReportReasonDialog<Reason extends string>({
  title,
  hint,
  reasons,
  longest,
  onSend,
  onClose,
}: ReportReasonDialogProps<Reason>) {
  const send = async (form: HTMLFormElement) => {
    const chosen = reasons.find(({ value }) => value === typedIn(form, 'reason'));
    if (chosen) await onSend({ reason: chosen.value, words: typedIn(form, 'words') });
  };
  return (
    <FormDialog title={title} action="Send report" send={send} onClose={onClose} onSent={onClose}>
      {(field) => (
        <>
          <SelectField label="Reason" hint={hint} options={reasons} {...field('reason')} />
          <TextArea
            label="Anything to add (optional)"
            rows={2}
            maxLength={longest}
            {...field('words')}
          />
        </>
      )}
    </FormDialog>
  );
}
