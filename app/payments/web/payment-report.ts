import { api } from '#app/shared/api-client.ts';
import type { paymentsContract } from '../contract.ts';

const call = api<typeof paymentsContract>();

/** An order of this buyer; reports name its code again, and change nothing by it. */
export interface Placed {
  orderId: string;
  referralCode: string | undefined;
}

/** What the gateway's window says of a payment that went well, for the server to check. */
export const reportPaid = (
  { orderId, referralCode }: Placed,
  paid: { paymentId: string; signature: string },
) =>
  call('PUT /payment/orders/{orderId}', {
    params: { orderId },
    body: { ...paid, status: 'completed', referralCode },
  });

/**
 * What the browser knows of a checkout that did not end well: a note for the order, whatever
 * becomes of the note.
 */
export const reportFailed = ({ orderId, referralCode }: Placed, paymentId: string): void => {
  call('PUT /payment/orders/{orderId}', {
    params: { orderId },
    body: { paymentId, status: 'failed', referralCode },
  }).catch(() => undefined);
};
