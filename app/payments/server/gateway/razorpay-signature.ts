import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The signature that the checkout gives the browser: hex HMAC-SHA256 with the key secret over
 * `order|payment`.
 */
export const checkoutSignature = (
  gatewayOrderId: string,
  paymentId: string,
  keySecret: string,
): string => createHmac('sha256', keySecret).update(`${gatewayOrderId}|${paymentId}`).digest('hex');

/**
 * The value of `X-Razorpay-Signature`: hex HMAC-SHA256 with the webhook secret over the raw body.
 */
export const eventSignature = (body: Buffer | string, webhookSecret: string): string =>
  createHmac('sha256', webhookSecret).update(body).digest('hex');

/** Compares in constant time; anything but 64 hex digits is not a signature. */
export const signaturesMatch = (expected: string, given: string | undefined): boolean =>
  given !== undefined &&
  /^[\da-f]{64}$/.test(given) &&
  timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
