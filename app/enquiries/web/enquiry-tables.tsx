import { Download } from 'lucide-react';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { toast } from '#app/ui/toast.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import type { enquiriesContract } from '../contract.ts';
import type { EnquirySelection } from '../selection.ts';

const call = api<typeof enquiriesContract>();

interface EnquiryTablesProps {
  selection: EnquirySelection;
  found: number;
  subscribers: number;
}

/** What is shown, and the newsletter's addresses, as tables for a spreadsheet. */
export const EnquiryTables = ({ selection, found, subscribers }: EnquiryTablesProps) => (
  <section className="stack" aria-labelledby="tables-heading">
    <h2 id="tables-heading" className="heading-4">
      Tables
    </h2>
    <p className="text-small text-soft">
      Each export is recorded in the audit log: it takes people’s addresses out of here. A table of enquiries holds the newest 5,000.
    </p>
    <div className="row">
      <Export name="enquiries.csv" ask={() => call('POST /admin/enquiry-tables', { body: selection })}>
        {found === 1 ? 'Export 1 enquiry' : `Export ${found} enquiries`}
      </Export>
      <Export name="newsletter.csv" ask={() => call('POST /admin/newsletter-tables')}>
        {subscribers === 1 ? 'Export 1 newsletter address' : `Export ${subscribers} newsletter addresses`}
      </Export>
    </div>
  </section>
);

function Export({ name, ask, children }: { name: string; ask: () => Promise<string>; children: string }) {
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
