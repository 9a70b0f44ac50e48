import { instantText } from '#app/shared/instant-text.ts';
import { rupeesText } from '#app/shared/money.ts';
import type { PromoCode } from '../promo-codes.contract.ts';

/** What it takes off: "20%", "₹500". */
export const offText = ({ percent, amount }: PromoCode): string =>
  percent === null ? rupeesText(amount ?? 0) : `${percent}%`;

/** When it is valid. The end has its time: at midnight, the day before is the last one. */
export function datesOf({ validFrom, validUntil, endedAt }: PromoCode): string {
  const day = (instant: string): string => instantText(instant, 'date');
  const end = endedAt ?? validUntil;
  return end ? `${day(validFrom)} to ${instantText(end)}` : `From ${day(validFrom)}, no end`;
}
