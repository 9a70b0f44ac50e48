import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { ReportReasonDialog } from '#app/ui/dialog/report-reason-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { longestReport } from '../question-limits.ts';
import { reportReasons, reportReasonWords, type ReportReason } from '../report-reasons.ts';

const reasons = reportReasons.map((value) => ({ value, label: reportReasonWords[value] }));

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
  if (reported) return <span className="text-small text-soft">You reported it</span>;
  const send = async (report: { reason: ReportReason; words: string }) => {
    await onSend(report);
    toast.success('Thank you, we will look at it');
    await onChanged();
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Report{of && <span className="visually-hidden"> {of}</span>}
      </Button>
      {open && (
        <ReportReasonDialog
          title={`What is wrong with this ${what}?`}
          hint="We don’t show anybody who reported it."
          reasons={reasons}
          longest={longestReport}
          onSend={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
