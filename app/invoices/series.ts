import { indianDate } from '#app/shared/indian-time.ts';

/**
 * A tax invoice and its credit note; without a GSTIN a receipt, and the note of its refund. Each
 * kind has its own series.
 */
export const documentKinds = ['invoice', 'credit-note', 'receipt', 'refund-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentNames: Record<DocumentKind, string> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  receipt: 'Receipt',
  'refund-note': 'Refund note',
};

const prefixes: Record<DocumentKind, string> = {
  invoice: 'INV',
  'credit-note': 'CRN',
  receipt: 'REC',
  'refund-note': 'RFN',
};

export const isRefund = (kind: DocumentKind): boolean =>
  kind === 'credit-note' || kind === 'refund-note';

/** "26-27": from April to March, in Indian time. */
function financialYearOf(instant: Date): string {
  const [year = 0, month = 0] = indianDate(instant).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/** "INV/26-27": numbers run through it without a gap. */
export const seriesOf = (kind: DocumentKind, instant: Date): string =>
  `${prefixes[kind]}/${financialYearOf(instant)}`;

/** "INV/26-27/00042". The law allows 16 characters. */
export const numberIn = (series: string, serial: number): string =>
  `${series}/${String(serial).padStart(5, '0')}`;
