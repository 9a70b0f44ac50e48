import { indianDate } from '#app/shared/indian-time.ts';

/**
 * A tax invoice and its credit note; without a GSTIN a receipt, and the note of its refund. A debit
 * note or a reversal takes back a part of such notes, because a refund failed. Each kind has its own
 * series.
 */
export const documentKinds = [
  'invoice',
  'credit-note',
  'debit-note',
  'receipt',
  'refund-note',
  'reversal-note',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentNames: Record<DocumentKind, string> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  receipt: 'Receipt',
  'refund-note': 'Refund note',
  'reversal-note': 'Reversal of a refund',
};

const prefixes: Record<DocumentKind, string> = {
  invoice: 'INV',
  'credit-note': 'CRN',
  'debit-note': 'DBN',
  receipt: 'REC',
  'refund-note': 'RFN',
  'reversal-note': 'RVN',
};

export const isRefund = (kind: DocumentKind): boolean =>
  kind === 'credit-note' || kind === 'refund-note';

/** The kinds of notes about an invoice or a receipt: what went back, and what did not after all. */
export const notesAbout = {
  invoice: { back: 'credit-note', notBack: 'debit-note' },
  receipt: { back: 'refund-note', notBack: 'reversal-note' },
} as const;

/** Notes that take back a refund. */
export const reversals: readonly DocumentKind[] = [
  notesAbout.invoice.notBack,
  notesAbout.receipt.notBack,
];

/** What a note is about. */
export const originOf = (kind: DocumentKind): keyof typeof notesAbout =>
  kind === 'invoice' || kind === 'credit-note' || kind === 'debit-note' ? 'invoice' : 'receipt';

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
