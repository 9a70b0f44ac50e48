import { csvRows, type Cell } from '#app/platform/csv.ts';
import { streamOf } from '#app/platform/text-stream.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { placeText } from '../gst.ts';
import { documentNames, isRefund } from '../series.ts';
import { documentsBetween, type DocumentRow } from './queries.ts';

/** The columns that a return needs (GSTR-1: B2B, B2CS and CDNR), one row for each document. */
const columns = [
  'Document',
  'Number',
  'Date',
  'GSTIN/UIN of recipient',
  'Receiver name',
  'Place of supply',
  'Reverse charge',
  'SAC',
  'Rate',
  'Taxable value',
  'Integrated tax',
  'Central tax',
  'State/UT tax',
  'Total value',
  'About document',
  'Order',
];

const perRead = 500;

/** "2026-11": from its first moment in India to that of the next month. */
function spanOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const first = (each: string) => new Date(fromIndianTime(`${each}-01`));
  return { from: first(month), until: first(next) };
}

function cellsOf(row: DocumentRow): Cell[] {
  const sign = isRefund(row.kind) ? -1 : 1;
  // A number: as text, a credit note’s would be guarded against formulas.
  const money = (paise: number): number => sign * rupeesOf(paise);
  const { placeOfSupply, sac, ratePercent, order } = row.facts;
  return [
    documentNames[row.kind],
    row.number,
    indianDate(row.issued_at),
    row.buyer.gstin,
    row.buyer.name,
    placeOfSupply && placeText(placeOfSupply),
    'N',
    sac,
    ratePercent,
    money(row.taxable_paise),
    money(row.igst_paise),
    money(row.cgst_paise),
    money(row.sgst_paise),
    money(row.total_paise),
    row.about,
    order.id,
  ];
}

async function* partsOf(month: string): AsyncGenerator<string, void> {
  const { from, until } = spanOf(month);
  yield csvRows([columns]);
  let after = { at: from, number: '' };
  for (;;) {
    const rows = await documentsBetween(from, until, after, perRead);
    if (rows.length > 0) yield csvRows(rows.map(cellsOf));
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return;
    after = { at: last.issued_at, number: last.number };
  }
}

/** A month's documents, read a few at a time while they are sent. */
export const registerOf = (month: string): ReadableStream<Uint8Array> => streamOf(partsOf(month));
