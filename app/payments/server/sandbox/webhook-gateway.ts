import { setTimeout } from 'node:timers/promises';

/** An event as transmitted. A redelivery is the same to the byte. */
export interface SignedEvent {
  id: string;
  body: string;
  signature: string;
}

export const razorpayHeaders = ({ id, signature }: SignedEvent) => ({
  'x-razorpay-event-id': id,
  'x-razorpay-signature': signature,
});

export const stripeHeaders = ({ signature }: SignedEvent) => ({ 'stripe-signature': signature });

/**
 * Milliseconds between deliveries of an event that was not accepted. After that, only the
 * reconciler finds it.
 */
const deliveryWaits = [0, 1000, 3000, 10_000];

/** Posts events to a webhook as the gateway does: a few times, until it is accepted. */
export const webhookDelivery =
  (webhookUrl: string, headersOf: (event: SignedEvent) => Record<string, string>) =>
  (event: SignedEvent): void => {
    const { body } = event;
    const headers = { 'content-type': 'application/json', ...headersOf(event) };
    const post = async (): Promise<void> => {
      for (const wait of deliveryWaits) {
        await setTimeout(wait, undefined, { ref: false });
        const response = await fetch(webhookUrl, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(5000),
        }).catch(() => undefined);
        if (response?.ok) return;
      }
    };
    void post();
  };
