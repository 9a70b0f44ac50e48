import { mostSeats } from './seats.ts';

/** A number of seats as it was typed; undefined if nobody can buy that many. */
export function seatsIn(typed: string): number | undefined {
  const seats = Number(typed);
  return typed.trim() !== '' && Number.isInteger(seats) && seats >= 1 && seats <= mostSeats
    ? seats
    : undefined;
}
