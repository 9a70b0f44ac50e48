import type { PurchaseKind } from '#app/memberships/membership-status.ts';
import { dayMs } from '#app/shared/durations.ts';
import { instantText, type Zone } from '#app/shared/instant-text.ts';

/** `seats` buys memberships for other people. */
export type OrderKind = PurchaseKind | 'seats';

/** The period that a plan adds to a membership. Instants are ISO text or dates. */
export interface Term {
  kind: OrderKind;
  /** How many, for seats. */
  seats?: number | null;
  startsAt: string | Date;
  /** Null is for life. */
  endsAt: string | Date | null;
}

/** The terms that a buyer reads before paying; `price` in rupees, before any code. */
export interface ShownTerms extends Term {
  kind: PurchaseKind;
  price: number;
  guaranteeDays: number;
}

const instantOf = (instant: string | Date): number => new Date(instant).getTime();

/**
 * Does an offer still match the terms that the buyer saw? Only a renewal starts at a fixed instant.
 * The others start when they are paid, so their first day may be up to a day old.
 */
export function isStillOffered(shown: ShownTerms, offer: ShownTerms): boolean {
  const drift = Math.abs(instantOf(offer.startsAt) - instantOf(shown.startsAt));
  return (
    shown.kind === offer.kind &&
    shown.price === offer.price &&
    shown.guaranteeDays === offer.guaranteeDays &&
    (shown.endsAt === null) === (offer.endsAt === null) &&
    (shown.kind === 'renewal' ? drift === 0 : drift < dayMs)
  );
}

/** As buyers read them. */
export const kindNames: Record<OrderKind, string> = {
  purchase: 'New membership',
  renewal: 'Renewal',
  upgrade: 'Upgrade',
  seats: 'For other people',
};

/** '1 code', '3 codes': what seats are bought as. */
export const codesText = (seats: number): string => (seats === 1 ? '1 code' : `${seats} codes`);

/**
 * `['Renewal', 'adds 22 Nov 2027 to 21 Nov 2028']`: the kind of an order and the dates it adds, in
 * the reader's zone; `['For other people', '3 codes, one membership each']`.
 */
export function termInWords(
  { kind, seats, startsAt, endsAt }: Term,
  zone?: Zone,
): { kind: string; dates: string } {
  if (kind === 'seats')
    return { kind: kindNames[kind], dates: `${codesText(seats ?? 0)}, one membership each` };
  const day = (instant: string | Date): string => instantText(instant, 'date', zone);
  if (endsAt === null) return { kind: kindNames[kind], dates: `for life, from ${day(startsAt)}` };
  return {
    kind: kindNames[kind],
    dates: `${kind === 'renewal' ? 'adds ' : ''}${day(startsAt)} to ${day(endsAt)}`,
  };
}

/** "Renewal: adds 22 Nov 2027 to 21 Nov 2028". */
export function termText(term: Term, zone?: Zone): string {
  const { kind, dates } = termInWords(term, zone);
  return `${kind}: ${dates}`;
}
