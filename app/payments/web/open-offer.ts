import type { OfferAnswer } from '../contract.ts';
import type { ShownTerms } from '../offer-terms.ts';

/** An offer that can be paid for. */
export type OpenOffer = OfferAnswer & ShownTerms;

export const isOpen = (offer: OfferAnswer): offer is OpenOffer => offer.kind !== null;
