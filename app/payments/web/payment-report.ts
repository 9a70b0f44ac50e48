import { api } from '#app/shared/api-client.ts';
import type { paymentsContract } from '../contract.ts';

const call = api<typeof paymentsContract>();

/** An order of this buyer. Reports name its code again, which changes nothing. */
export interface Placed {
  orderId: string;
  referralCode: string | undefined;
}

/** How a try can end, in the words of part 2 sections 4 and 8. */
export const endTexts = {
  failed: 'Payment failed. Please try again.',
  cancelled: 'Payment cancelled',
};

/** The gateway window's report of a successful payment, for the server to verify. */
export const reportPaid = (
  { orderId, referralCode }: Placed,
  paid: { paymentId: string; signature: string },
) =>
  call('PUT /payment/orders/{orderId}', {
    params: { orderId },
    body: { ...paid, status: 'completed', referralCode },
  });

/** The browser's note about a checkout that failed. If saving it fails too, nothing happens. */
export const reportFailed = ({ orderId, referralCode }: Placed, paymentId: string): void => {
  call('PUT /payment/orders/{orderId}', {
    params: { orderId },
    body: { paymentId, status: 'failed', referralCode },
  }).catch(() => undefined);
};
