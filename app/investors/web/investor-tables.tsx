import { Download, Upload } from 'lucide-react';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { toast } from '#app/ui/toast.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import { investorImportPath } from '../addresses.ts';
import type { investorDeskContract } from '../desk.contract.ts';

const call = api<typeof investorDeskContract>();

/** The directory as a table, out and in. */
export function InvestorTables({ all }: { all: number }) {
  const { busy, save } = useSaving();
  const take = () =>
    save(async () => {
      try {
        saveFile({ name: 'investors.csv', text: await call('POST /admin/investor-tables'), type: 'text/csv' });
      } catch (failure) {
        toast.error(failureText(failure));
      }
    });
  return (
    <section className="stack" aria-labelledby="tables-heading">
      <h2 id="tables-heading" className="heading-4">
        Tables
      </h2>
      <p className="text-small text-soft">Each export is recorded in the audit log. What is exported can be changed, and imported again.</p>
      <div className="row">
        <Button variant="quiet" busy={busy} onClick={() => void take()}>
          <Download />
          {all === 1 ? 'Export 1 investor' : `Export ${all} investors`}
        </Button>
        <ButtonLink variant="quiet" to={investorImportPath}>
          <Upload />
          Import investors
        </ButtonLink>
      </div>
    </section>
  );
}
