import { setTimeout } from 'node:timers/promises';

/** An event as it goes over the wire; delivered again it is the same to the byte. */
export interface SignedEvent {
  id: string;
  body: string;
  signature: string;
}

/**
 * Milliseconds between deliveries of an event that was not taken; then the reconciler is what is
 * left.
 */
const deliveryWaits = [0, 1000, 3000, 10_000];

/** Posts events to a webhook like the gateway does: until it is taken, a few times. */
export const webhookDelivery =
  (webhookUrl: string) =>
  ({ id, body, signature }: SignedEvent): void => {
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': signature,
    };
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
