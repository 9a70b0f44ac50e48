import { Icon } from '#app/ui/base/icon.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';

interface TableExportProps {
  /** Of the file. */
  name: string;
  ask: () => Promise<string>;
  children: string;
}

/** Fetches a table for a spreadsheet, and hands it over. */
export function TableExport({ name, ask, children }: TableExportProps) {
  const { busy, submit } = useSubmission({ onRefused: ({ words }) => toast.error(words) });
  const take = () => submit(async () => saveFile({ name, text: await ask(), type: 'text/csv' }));
  return (
    <Button variant="quiet" busy={busy} onClick={() => void take()}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
