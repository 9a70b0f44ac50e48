import { api } from '#app/shared/api-client.ts';
import { TableExport } from '#app/ui/list/table-export.tsx';
import type { enquiriesContract } from '../contract.ts';
import type { EnquirySelection } from '../selection.ts';

const call = api<typeof enquiriesContract>();

interface EnquiryTablesProps {
  selection: EnquirySelection;
  found: number;
  subscribers: number;
}

/** The listed enquiries, and the newsletter's addresses, as tables for a spreadsheet. */
export const EnquiryTables = ({ selection, found, subscribers }: EnquiryTablesProps) =>
  found + subscribers > 0 && (
    <section className="stack" aria-labelledby="tables-heading">
      <h2 id="tables-heading" className="heading-4">
        Tables
      </h2>
      <p className="text-small text-soft">
        Each export is recorded in the audit log: it takes people’s addresses off this site. A table
        of enquiries contains the newest 5,000.
      </p>
      <div className="row">
        {found > 0 && (
          <TableExport
            name="enquiries.csv"
            ask={() => call('POST /admin/enquiry-tables', { body: selection })}
          >
            {found === 1 ? 'Export 1 enquiry' : `Export ${found} enquiries`}
          </TableExport>
        )}
        {subscribers > 0 && (
          <TableExport name="newsletter.csv" ask={() => call('POST /admin/newsletter-tables')}>
            {subscribers === 1
              ? 'Export 1 newsletter address'
              : `Export ${subscribers} newsletter addresses`}
          </TableExport>
        )}
      </div>
    </section>
  );
