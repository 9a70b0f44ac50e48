import { paiseText } from '#app/shared/money.ts';
import { codesText } from './offer-terms.ts';

/** The most that one order buys. */
export const mostSeats = 100;

/** The most that one order may cost: ₹2,00,00,000. */
const mostSeatsPaise = 2_00_00_000_00;

interface SeatPrice {
  /** Of one seat. */
  pricePaise: number;
  /** The most that the gateway takes at once; null if that isn't known. */
  gatewayPaise: number | null;
}

/** Why this many seats cost too much for one order, and what to do; undefined if they don't. */
export function tooManySeatsText(
  seats: number,
  { pricePaise, gatewayPaise }: SeatPrice,
): string | undefined {
  const mostPaise = Math.min(mostSeatsPaise, gatewayPaise ?? mostSeatsPaise);
  if (seats * pricePaise <= mostPaise) return undefined;
  const fewer = Math.floor(mostPaise / pricePaise);
  const order = fewer > 0 ? `order at most ${codesText(fewer)}, or ` : '';
  return `One order can’t be for more than ${paiseText(mostPaise)}. Please ${order}write to us.`;
}
