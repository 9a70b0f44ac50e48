import { createHmac } from 'node:crypto';
import type { RotatedSecret } from '#app/platform/payment-settings.ts';
import { isSignedWith } from './rotated-signature.ts';

/** How far the instant of a signature may be from our clock, in seconds; Stripe's own default. */
const toleranceSeconds = 300;

/** Hex HMAC-SHA256 with the webhook secret over `instant.body`; the instant in whole seconds. */
const stripeSignature = (body: Buffer | string, seconds: number, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** The value of `Stripe-Signature` (docs.stripe.com/webhooks, "Verify manually"). */
export const stripeHeader = (body: Buffer | string, seconds: number, secret: string): string =>
  `t=${seconds},v1=${stripeSignature(body, seconds, secret)}`;

/**
 * Is this `Stripe-Signature` ours, and of these minutes? While a secret is rolled at Stripe, it holds
 * a `v1` for each of the two. Other schemes in it count for nothing.
 */
export function isStripeSigned(
  body: Buffer,
  header: string | undefined,
  { secret, now }: { secret: RotatedSecret; now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [instant, another] = valuesOf('t');
  if (!instant || another || !/^\d{1,12}$/.test(instant)) return false;
  const seconds = Number(instant);
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false;
  const sign = (each: string) => stripeSignature(body, seconds, each);
  return valuesOf('v1').some((given) => isSignedWith(secret, given, { now, sign }));
}
