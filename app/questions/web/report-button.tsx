import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { longestReport } from '../question-limits.ts';
import { reportReasons, reportReasonWords, type ReportReason } from '../report-reasons.ts';

interface ReportButtonProps {
  what: 'question' | 'answer';
  /** Whose, for screen readers. */
  of?: string;
  reported: boolean;
  onSend: (report: { reason: ReportReason; words: string }) => Promise<unknown>;
  onChanged: () => Promise<void>;
}

/** Tells those who answer for the course that something is wrong, once. */
export function ReportButton({ what, of, reported, onSend, onChanged }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (reported) return <span className="text-small text-soft">You reported it</span>;
  const send = async (form: HTMLFormElement) => {
    const chosen = typedIn(form, 'reason');
    const reason = reportReasons.find((each) => each === chosen) ?? 'other';
    await onSend({ reason, words: typedIn(form, 'words') });
    toast.success('Thank you, we will look at it');
    await onChanged();
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Report{of && <span className="visually-hidden"> {of}</span>}
      </Button>
      {open && (
        <FormDialog
          title={`What is wrong with this ${what}?`}
          action="Send report"
          send={send}
          onClose={close}
          onSent={close}
        >
          {(field) => (
            <>
              <SelectField
                label="Reason"
                hint="Only those who answer for the course and our team see who reported it."
                options={reportReasons.map((each) => ({
                  value: each,
                  label: reportReasonWords[each],
                }))}
                {...field('reason')}
              />
              <TextArea
                label="Anything to add (optional)"
                rows={2}
                maxLength={longestReport}
                {...field('words')}
              />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
