import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { investorImportPath, investorsDeskPath } from '../addresses.ts';
import type { ImportFault, InvestorImport, investorDeskContract } from '../desk.contract.ts';
import { tableColumns } from '../investor-table.ts';
import type { Route } from './+types/investor-import.page';

const call = api<typeof investorDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Import investors',
    description: 'A table of investors.',
    path: investorImportPath,
    indexed: false,
  });

/** Checks a table of investors, then imports it: all or nothing. */
export default function InvestorImportPage() {
  const [text, setText] = useState('');
  /** The server's answer about the table, until the table changes. */
  const [found, setFound] = useState<InvestorImport>();
  const submission = useSubmission();
  const { busy, submit } = submission;
  const [wish, setWish] = useState<'check' | 'import'>('import');
  const change = (typed: string) => {
    setText(typed);
    setFound(undefined);
    submission.reset();
  };
  const send = (asked: 'check' | 'import') =>
    submit(async () => {
      setWish(asked);
      setFound(undefined);
      const body = new Blob([text], { type: 'text/csv' });
      const answer = await call('POST /admin/investors/import', {
        body,
        query: { dryRun: String(asked === 'check') },
      });
      setFound(answer);
      if (answer.imported) toast.success('Investors imported');
    });

  return (
    <div className="stack">
      <h1 className="visually-hidden">Import investors</h1>
      <Breadcrumb items={[{ label: 'Investors', to: investorsDeskPath }, { label: 'Import' }]} />
      <Card className="stack">
        <label className="stack">
          <span className="strong">A table (CSV)</span>
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void target.files?.[0]?.text().then(change)}
          />
        </label>
        <TextArea
          label="Or paste it here"
          className="text-area-fixed"
          rows={12}
          spellCheck={false}
          readOnly={busy}
          value={text}
          onChange={({ target }) => change(target.value)}
          hint={`The first line names the columns: ${tableColumns.join(', ')}. Several words in one cell are separated by semicolons; cheques are whole rupees; verified and sample are yes or no, and sample may be left out.`}
        />
        <p className="text-small text-soft">
          An investor whose key already exists is changed; a new one is added and shown. If anything
          is wrong, nothing is imported.
        </p>
        <FormNote>{submission.text}</FormNote>
        <div className="row">
          <Button onClick={() => send('import')}>Import</Button>
          <Button variant="secondary" onClick={() => send('check')}>
            Check only
          </Button>
        </div>
      </Card>
      <div role="status">
        {busy && (
          <p className="text-small text-soft">
            {wish === 'check' ? 'Checking it' : 'Importing it'}. On a slow connection this takes a
            while.
          </p>
        )}
        {found && <Outcome {...found} />}
      </div>
    </div>
  );
}

const columns: readonly Column<ImportFault>[] = [
  { name: 'Line', cell: ({ line }) => line },
  { name: 'Column', cell: ({ column }) => column || 'The whole line' },
  { name: 'What is wrong', cell: ({ message }) => message },
];

function Outcome({ added, changed, unchanged, faults, imported }: InvestorImport) {
  if (faults.length > 0) {
    return (
      <div className="stack">
        <Note kind="bad">
          {faults.length === 1 ? '1 fault found.' : `${faults.length} faults found.`} Nothing was
          imported.
        </Note>
        <Card>
          <Table
            caption="Faults"
            columns={columns}
            rows={faults}
            keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
          />
        </Card>
      </div>
    );
  }
  const sum = `${added} new, ${changed} changed, ${unchanged} as they were.`;
  return (
    <Note kind={imported ? 'ok' : 'info'}>
      {imported ? `Imported: ${sum}` : `No faults found. To be imported: ${sum}`}
    </Note>
  );
}
