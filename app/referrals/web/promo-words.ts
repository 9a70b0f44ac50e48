import { instantText } from '#app/shared/instant-text.ts';
import { rupeesText } from '#app/shared/money.ts';
import type { PromoCode } from '../promo-codes.contract.ts';

/** What it takes off: "20%", "₹500". */
export const offText = ({ percent, amount }: PromoCode): string =>
  percent === null ? rupeesText(amount ?? 0) : `${percent}%`;

/** When it is valid. */
export function datesOf({ validFrom, validUntil, endedAt }: PromoCode): string {
  const day = (instant: string): string => instantText(instant, 'date');
  if (endedAt) return `${day(validFrom)} to ${day(endedAt)}`;
  return validUntil ? `${day(validFrom)} to ${day(validUntil)}` : `From ${day(validFrom)}, no end`;
}
