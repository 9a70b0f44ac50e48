import { ApiFailure, failureText } from '#app/shared/api-client.ts';
import type { OfferAnswer } from '../contract.ts';

/** Refusals of an order because the page shows an earlier offer: the plans say what to do now. */
export const outdatedOffer = [
  'payment/offer-changed',
  'payment/already-lifetime',
  'payment/not-on-sale',
  'payment/college-not-eligible',
  'payment/seats-changed',
];

/** The new offer that a refusal carries. */
export const offerIn = (failure: unknown): OfferAnswer | undefined =>
  failure instanceof ApiFailure
    ? (Object(failure.answer) as { offer?: OfferAnswer }).offer
    : undefined;

export const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** A failure's own reason, for use inside a sentence of ours; undefined when it has none. */
export function reasonOf(failure: unknown): string | undefined {
  if (!(failure instanceof Error) || (failure instanceof ApiFailure && !failure.worded))
    return undefined;
  return withoutStop(failure.message) || undefined;
}

/**
 * The text beside the button when an order was refused for its code: the field of the code has the
 * toast, and the bill has changed. Undefined for any other failure.
 */
export const codeRefusal = ({ cause }: Error): string | undefined =>
  cause instanceof ApiFailure && cause.code === 'payment/invalid-code'
    ? `${withoutStop(failureText(cause))}. Your bill no longer includes it.`
    : undefined;

/** Why a payment could not start; a general text when no reason is known. */
export function startFailure(what: string, failure: unknown): Error {
  const reason = reasonOf(failure);
  return new Error(reason && `${what}: ${reason}.`, { cause: failure });
}
