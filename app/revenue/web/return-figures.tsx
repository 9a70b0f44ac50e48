import { documentNames, isRefund } from '#app/invoices/series.ts';
import { paiseText } from '#app/shared/money.ts';
import { Table } from '#app/ui/list/table.tsx';
import type { Documents, Revenue } from '../contract.ts';
import { Figures } from '#app/ui/list/figures.tsx';
import { SaveTable } from './save-table.tsx';
import { ShareBar } from './share-bar.tsx';
import {
  barColumn,
  nameColumn,
  numberColumn,
  plainNumber,
  type SummedRow,
} from './summed-columns.tsx';

type ReturnRow = SummedRow<{ name: string; payments: number; paise: number }>;

const ways = { refunded: 'Refunds', 'charged-back': 'Lost disputes' } as const;

/** Refunds, and what banks took back. */
export function ReturnFigures({ returns, all, ...period }: Revenue) {
  const rows: ReturnRow[] = (['refunded', 'charged-back'] as const).map((kind) => {
    const found = returns.find((each) => each.kind === kind);
    return { name: ways[kind], payments: found?.payments ?? 0, paise: found?.paise ?? 0 };
  });
  const payments = rows.reduce((sum, row) => sum + row.payments, 0);
  const share = (paise: number) => (all.paid > 0 ? paise / all.paid : 0);
  return (
    <Figures
      heading="Money back"
      sentence="As a share of what came in during the same period."
      table={
        <Table<ReturnRow>
          caption="Money back, by how it went"
          columns={[
            nameColumn('How'),
            numberColumn('Payments', (row) => row.payments, plainNumber),
            numberColumn('Back', ({ paise }) => paise),
            barColumn(
              'Share',
              ({ paise }) => `${(100 * share(paise)).toFixed(1)}%`,
              ({ paise }) => Math.min(1, share(paise)),
            ),
          ]}
          rows={[...rows, { name: 'All', payments, paise: all.returned, isSum: true }]}
          keyOf={({ name }) => name}
        />
      }
      save={
        <SaveTable table="returns" period={period}>
          each refund
        </SaveTable>
      }
    />
  );
}

type TaxRow = SummedRow<Omit<Documents, 'kind'> & { name: string }>;

/** The documents of the period with their tax; what goes back is negative. */
export function TaxFigures({ documents: found, ...period }: Revenue) {
  const rows: TaxRow[] = found.map(({ kind, ...row }) => {
    const sign = isRefund(kind) ? -1 : 1;
    return {
      name: documentNames[kind],
      documents: row.documents,
      taxable: sign * row.taxable,
      cgst: sign * row.cgst,
      sgst: sign * row.sgst,
      igst: sign * row.igst,
      total: sign * row.total,
      rewards: sign * row.rewards,
    };
  });
  const sum = (of: (row: TaxRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const all: TaxRow = {
    name: 'All',
    documents: sum((row) => row.documents),
    taxable: sum((row) => row.taxable),
    cgst: sum((row) => row.cgst),
    sgst: sum((row) => row.sgst),
    igst: sum((row) => row.igst),
    total: sum((row) => row.total),
    rewards: sum((row) => row.rewards),
    isSum: true,
  };
  const parts = [
    { name: 'Without tax', value: all.taxable },
    { name: 'CGST', value: all.cgst },
    { name: 'SGST', value: all.sgst },
    { name: 'IGST', value: all.igst },
  ];
  return (
    <Figures
      heading="Tax"
      sentence={`By the day on which an invoice or a note was issued, as in the register for the accountant.${all.rewards === 0 ? '' : ` Rewards paid ${paiseText(all.rewards)} of the total, and no money moved for that.`}`}
      chart={
        parts.every(({ value }) => value >= 0) &&
        all.total > 0 && (
          <ShareBar
            label={`${parts.map(({ name, value }) => `${name} ${paiseText(value)}`).join(', ')}.`}
            parts={parts}
          />
        )
      }
      table={
        <Table<TaxRow>
          caption="Documents and their tax"
          columns={[
            nameColumn('Document'),
            numberColumn('Number', (row) => row.documents, { ...plainNumber, wideOnly: true }),
            numberColumn('Without tax', ({ taxable }) => taxable, { wideOnly: true }),
            numberColumn('CGST', ({ cgst }) => cgst, { wideOnly: true }),
            numberColumn('SGST', ({ sgst }) => sgst, { wideOnly: true }),
            numberColumn('IGST', ({ igst }) => igst, { wideOnly: true }),
            numberColumn('Tax', ({ cgst, sgst, igst }) => cgst + sgst + igst),
            numberColumn('Total', ({ total }) => total),
          ]}
          rows={[...rows, all]}
          keyOf={({ name }) => name}
        />
      }
      save={
        <SaveTable table="tax" period={period}>
          tax
        </SaveTable>
      }
    />
  );
}
