import { paiseOf } from '#app/shared/money.ts';
import { mostSeats, tooManySeatsText } from './seats.ts';

interface SeatTerms {
  /** Of one seat, in rupees. */
  price: number;
  /** The most that one payment may be, in rupees; null if that isn't known. */
  most: number | null;
}

type TypedSeats = { seats: number; fault?: never } | { seats?: never; fault: string };

/** A number of seats as it was typed, or why nobody can buy that many. */
export function seatsTyped(typed: string, { price, most }: SeatTerms): TypedSeats {
  const seats = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(seats) || seats < 1 || seats > mostSeats)
    return { fault: `Please give a number from 1 to ${mostSeats}` };
  const gatewayPaise = most === null ? null : paiseOf(most);
  const fault = tooManySeatsText(seats, { pricePaise: paiseOf(price), gatewayPaise });
  return fault ? { fault } : { seats };
}
