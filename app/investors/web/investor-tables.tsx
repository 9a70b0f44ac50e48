import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import { investorImportPath } from '../addresses.ts';
import type { investorDeskContract } from '../desk.contract.ts';

const call = api<typeof investorDeskContract>();

/** Export and import of the directory as a table. */
export const InvestorTables = ({ all }: { all: number }) => (
  <section className="stack" aria-labelledby="tables-heading">
    <h2 id="tables-heading" className="heading-4">
      Tables
    </h2>
    <p className="text-small text-soft">
      Each export is recorded in the audit log. What is exported can be changed, and imported again.
    </p>
    <div className="row">
      <TableExport name="investors.csv" ask={() => call('POST /admin/investor-tables')}>
        {all === 1 ? 'Export 1 investor' : `Export ${all} investors`}
      </TableExport>
      <ButtonLink variant="quiet" to={investorImportPath}>
        <Icon name="upload" />
        Import investors
      </ButtonLink>
    </div>
  </section>
);
