import { Icon } from '#app/ui/base/icon.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';

interface TableExportProps {
  /** The name of the file. */
  name: string;
  ask: () => Promise<string>;
  children: string;
}

/** Fetches a table for a spreadsheet, and saves it. */
export const TableExport = ({ name, ask, children }: TableExportProps) => (
  <SendButton
    variant="quiet"
    onSend={async () => saveFile({ name, text: await ask(), type: 'text/csv' })}
  >
    <Icon name="download" />
    {children}
  </SendButton>
);
