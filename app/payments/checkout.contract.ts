import { z } from 'zod';

export const PaymentSetupAnswer = z.object({
  ready: z.boolean(),
  /** No money moves. */
  sandbox: z.boolean(),
  /**
   * The URL of the checkout's script; null when payments are not set up, or buyers pay on a page of
   * the gateway.
   */
  script: z.string().nullable(),
  /** The most that one order may be, in rupees; null where the gateway doesn’t say before it refuses. */
  most: z.number().nullable(),
});
export type PaymentSetupAnswer = z.output<typeof PaymentSetupAnswer>;

/** `amount` in paise. With `pageUrl` the buyer pays there; without it in the gateway's window. */
export const PlacedOrder = z.object({
  orderId: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  /** For the gateway's window. */
  key: z.string().optional(),
  pageUrl: z.string().optional(),
});
export type PlacedOrder = z.output<typeof PlacedOrder>;
