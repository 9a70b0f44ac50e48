import { eventSignature } from '#app/payments/server/gateway/razorpay-signature.ts';
import { everyoneCalls } from '../matrix.ts';
import { fakeKeys } from '../fakes/razorpay.ts';
import { buyer } from '../purchases.ts';
import type { Person, Town } from '../town.ts';
import { another, everyone, notFound, own } from './rows.ts';

const dismissal = { paymentId: 'cancelled', status: 'failed' };
const paid: Partial<Record<Person, number>> = {
  basic: 500_000,
  college: 180_000,
  premium: 1_500_000,
};
const notPaid = { inactive: 409, other: 409, author: 409, helper: 409, admin: 409 };

/** A request for a refund by somebody new. */
async function requested({ shop }: Town) {
  const someone = await buyer(shop);
  const { orderId } = await shop.order(someone);
  await shop.confirm(someone, orderId, await shop.pay(orderId));
  const { body } = await shop.call('POST', `/payment/orders/${orderId}/refund`, {
    token: someone.token,
    body: { amount: 500_000 },
  });
  return { params: { id: body.id as string }, amount: 500_000 };
}

/** The desk's id of an order. */
const deskOrder = async ({ shop, tokens, orders }: Town) => {
  const query = { q: orders.basic };
  const { body } = await shop.call('GET', '/admin/orders', { token: tokens.admin, query });
  return { params: { id: body.items[0].id as string } };
};

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
  admin: {
    'GET /admin/payments': {},
    'POST /admin/payments/{id}/resolution': {
      input: () => ({ params: { id: 'nobody' }, body: { reason: 'Settled' } }),
      but: { admin: 404 },
    },
    'GET /admin/settings/guarantee': {},
    'PUT /admin/settings/guarantee': {
      input: async ({ shop, tokens }) => ({
        body: (await shop.call('GET', '/admin/settings/guarantee', { token: tokens.admin })).body,
      }),
    },
  },
  finance: {
    'GET /admin/orders': {},
    'GET /admin/books': {},
    'POST /admin/book-differences/{id}/resolution': {
      input: () => ({ params: { id: 'nobody' }, body: { reason: 'Explained' } }),
      but: { admin: 404 },
    },
    'POST /admin/order-tables': { input: () => ({ body: {} }) },
    'GET /admin/orders/{id}': { input: deskOrder },
    'POST /admin/orders/{id}/comparison': { input: deskOrder },
    'POST /admin/refunds/{id}/approval': [
      {
        of: 'as shown',
        input: async (town) => {
          const { params, amount } = await requested(town);
          return { params, body: { amount } };
        },
      },
      {
        of: 'of another amount',
        input: async (town) => ({ ...(await requested(town)), body: { amount: 1 } }),
        but: { admin: 409 },
      },
    ],
    'POST /admin/refunds/{id}/refusal': {
      input: async (town) => ({ ...(await requested(town)), body: { reason: 'Too late' } }),
    },
    'POST /admin/refunds/{id}/retry': {
      input: async (town) => ({ params: (await requested(town)).params }),
      but: { admin: 409 },
    },
  },
  user: {
    'GET /payment/offers': {},
    'GET /payment/linked-code': {},
    'POST /payment/verify-referral': {
      input: () => ({ body: { code: 'NOBODYS_CODE', planType: 'basicPlan' } }),
    },
    'POST /payment/orders': {
      input: () => ({ body: { planType: 'basicPlan' } }),
      but: { basic: 409, college: 409, premium: 409 },
    },
    'GET /payment/seat-offers': {},
    'POST /payment/seat-orders': [
      {
        of: 'as shown',
        input: () => ({
          body: { planType: 'basicPlan', seats: 2, shown: { price: 5000, guaranteeDays: 60 } },
        }),
      },
      {
        of: 'at another price',
        input: () => ({
          body: { planType: 'basicPlan', seats: 2, shown: { price: 4999, guaranteeDays: 60 } },
        }),
        but: everyone(409),
      },
    ],
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
    'GET /payment/orders/{orderId}/refund': [
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
    'POST /payment/orders/{orderId}/refund': [
      {
        of: 'one’s own',
        input: ({ orders }, person) => ({
          params: { orderId: orders[own(person)] },
          body: { amount: paid[person] ?? 1 },
        }),
        but: notPaid,
      },
      {
        of: 'another’s',
        input: ({ orders }, person) => ({
          params: { orderId: orders[another(person)] },
          body: { amount: 500_000 },
        }),
        but: notFound,
      },
    ],
    'DELETE /payment/orders/{orderId}/refund': [
      {
        of: 'one’s own',
        input: ({ orders }, person) => ({ params: { orderId: orders[own(person)] } }),
        but: notPaid,
      },
      {
        of: 'another’s',
        input: ({ orders }, person) => ({ params: { orderId: orders[another(person)] } }),
        but: notFound,
      },
    ],
    'DELETE /payment/orders/{orderId}': [
      {
        of: 'one’s own',
        input: ({ orders }, person) => ({ params: { orderId: orders[own(person)] } }),
        but: { basic: 409, college: 409, premium: 409 },
      },
      {
        of: 'another’s',
        input: ({ orders }, person) => ({ params: { orderId: orders[another(person)] } }),
        but: notFound,
      },
    ],
    'POST /payment/orders/{orderId}/comparison': [
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
