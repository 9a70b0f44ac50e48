import { rupeesText } from '#app/shared/money.ts';

export const employments = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type Employment = (typeof employments)[number];
export const employmentTexts: Readonly<Record<Employment, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};

export const payPeriods = ['year', 'month'] as const;
export type PayPeriod = (typeof payPeriods)[number];

interface Place {
  city: string | null;
  remote: boolean;
}

/** "Pune", "Pune or remote", "Remote". */
export const placeText = ({ city, remote }: Place): string =>
  city ? `${city}${remote ? ' or remote' : ''}` : 'Remote';

interface Pay {
  /** Rupees; null if the firm doesn't say. */
  payFrom: number | null;
  payTo: number | null;
  payPer: PayPeriod;
}

/** "₹6,00,000 to ₹9,00,000 a year"; null if the firm doesn't say. */
export function payText({ payFrom, payTo, payPer }: Pay): string | null {
  if (payFrom === null || payTo === null) return null;
  return `${payFrom === payTo ? rupeesText(payFrom) : `${rupeesText(payFrom)} to ${rupeesText(payTo)}`} a ${payPer}`;
}

interface Closing {
  closesAt: Date | string;
  closedAt: Date | string | null;
}

/** Does it accept applications at this instant? */
export const isOpen = ({ closesAt, closedAt }: Closing, now: Date): boolean =>
  closedAt === null && new Date(closesAt) > now;

/** The first part of a page's address: letters and digits of the title and the firm. */
export const slugOf = (...words: readonly string[]): string =>
  words
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '') || 'opening';
