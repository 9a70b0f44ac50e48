import { Download } from 'lucide-react';
import { failureText } from '#app/shared/api-client.ts';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';
import { toast } from './toast.ts';
import { useSaving } from './use-saving.ts';

interface TableExportProps {
  /** Of the file. */
  name: string;
  ask: () => Promise<string>;
  children: string;
}

/** Fetches a table for a spreadsheet, and hands it over. */
export function TableExport({ name, ask, children }: TableExportProps) {
  const { busy, save } = useSaving();
  const take = () =>
    save(async () => {
      try {
        saveFile({ name, text: await ask(), type: 'text/csv' });
      } catch (failure) {
        toast.error(failureText(failure));
      }
    });
  return (
    <Button variant="quiet" busy={busy} onClick={() => void take()}>
      <Download />
      {children}
    </Button>
  );
}
