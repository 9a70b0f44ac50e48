import { eventSignature } from '#app/payments/server/gateway/razorpay-signature.ts';
import { everyoneCalls } from '../matrix.ts';
import { fakeKeys } from '../fakes/razorpay.ts';
import { another, everyone, notFound, own } from './rows.ts';

const dismissal = { paymentId: 'cancelled', status: 'failed' };
const event = JSON.stringify({ event: 'payment.downtime.started', payload: {} });

everyoneCalls('payments', {
  public: {
    'GET /payment/setup': {},
    'POST /payment/webhook': [
      {
        of: 'signed',
        input: () => ({
          body: event,
          headers: { 'x-razorpay-signature': eventSignature(event, fakeKeys.webhookSecret) },
        }),
      },
      {
        of: 'forged',
        input: () => ({
          body: event,
          headers: { 'x-razorpay-signature': eventSignature(event, 'guessed') },
        }),
        but: everyone(401),
      },
    ],
  },
  admin: { 'GET /admin/payments': {} },
  user: {
    'GET /payment/offers': {},
    'POST /payment/verify-referral': {
      input: () => ({ body: { code: 'NOBODYS_CODE', planType: 'basicPlan' } }),
    },
    'POST /payment/orders': {
      input: () => ({ body: { planType: 'basicPlan' } }),
      but: { basic: 409, college: 409, premium: 409 },
    },
    'GET /dashboard/membership': {},
    'GET /payment/orders': {},
    'GET /payment/orders/{orderId}': [
      {
        of: 'one’s own',
        input: ({ orders }, person) => ({ params: { orderId: orders[own(person)] } }),
      },
      {
        of: 'another’s',
        input: ({ orders }, person) => ({ params: { orderId: orders[another(person)] } }),
        but: notFound,
      },
    ],
    'PUT /payment/orders/{orderId}': [
      {
        of: 'one’s own',
        input: ({ orders }, person) => ({
          params: { orderId: orders[own(person)] },
          body: dismissal,
        }),
      },
      {
        of: 'another’s',
        input: ({ orders }, person) => ({
          params: { orderId: orders[another(person)] },
          body: dismissal,
        }),
        but: notFound,
      },
    ],
  },
});
