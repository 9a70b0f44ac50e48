import { api } from '#app/shared/api-client.ts';
import { ReportReasonDialog } from '#app/ui/dialog/report-reason-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { memberPagesContract } from '../contract.ts';
import { longestReport } from '../page-limits.ts';
import { pageReportReasons, pageReportReasonWords } from '../report-reasons.ts';

const call = api<typeof memberPagesContract>();

const reasons = pageReportReasons.map((value) => ({ value, label: pageReportReasonWords[value] }));

interface ReportPageDialogProps {
  handle: string;
  onClose: () => void;
}

export const ReportPageDialog = ({ handle, onClose }: ReportPageDialogProps) => (
  <ReportReasonDialog
    title="What is wrong with this page?"
    hint="We store what you report, but not who you are."
    reasons={reasons}
    longest={longestReport}
    onSend={async (body) =>
      toast.success(
        (await call('POST /members/{handle}/reports', { params: { handle }, body })).message,
      )
    }
    onClose={onClose}
  />
);
