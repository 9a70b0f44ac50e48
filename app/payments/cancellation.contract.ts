import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { orderParams, paymentProblems } from './contract.ts';

export const cancellationContract = defineContract({
  'DELETE /payment/orders/{orderId}': {
    summary:
      'Cancel one of the caller’s orders that is not paid. What it reserved is free again; if it is paid later all the same, that counts only while its terms hold',
    access: 'user',
    params: orderParams,
    problems: pickProblems(
      paymentProblems,
      'payment/order-not-found',
      'payment/already-paid',
      'payment/not-set-up',
      'payment/gateway-unavailable',
    ),
    limits: [{ name: 'payment-cancellations', points: 20, per: 3600, by: 'user' }],
  },
});
