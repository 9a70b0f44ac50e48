import { Hono } from 'hono';
import { mount } from 'hono/mount';
import { ownMembership } from '#app/memberships/server/face.ts';
import type { Parts } from '#app/platform/feature.ts';
import { implement } from '#app/platform/http.ts';
import { guardOf } from '#app/platform/own-machine.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { booksContract } from '../books.contract.ts';
import { cancellationContract } from '../cancellation.contract.ts';
import { paymentProblems, paymentsContract } from '../contract.ts';
import { paymentDeskContract } from '../desk.contract.ts';
import { guaranteeContract } from '../guarantee.contract.ts';
import { ordersContract } from '../orders.contract.ts';
import { refundsContract } from '../refunds.contract.ts';
import { seatOrdersContract } from '../seat-orders.contract.ts';
import { books, explainDifference } from './books/service.ts';
import { ordersTable } from './desk/table.service.ts';
import { compareNow, deskOrder, deskOrders } from './desk/service.ts';
import { compareOwn, reportCheckout } from './orders/checkout-reports.service.ts';
import { orderAsTold, orderHistory, ownOrders } from './orders/history.service.ts';
import { codeAnswer, offerAnswer, setupAnswer } from './orders/offers.answers.ts';
import { linkedCode, ownOffers, ownPricePaise } from './orders/offers.service.ts';
import { cancelOrder } from './orders/open-orders.service.ts';
import { orderSeats, seatOffers } from './orders/seat-orders.service.ts';
import { createOrder } from './orders/service.ts';
import { ports, setupIfAny } from './ports.ts';
import { quarantinedPayments, settleReport } from './quarantine/service.ts';
import { approveRefund, refuseRefund, retryRefund } from './refunds/decisions.service.ts';
import { ownRefund, requestRefund, withdrawRefund } from './refunds/service.ts';
import { sandboxInDatabase, sandboxPath } from './sandbox/service.ts';
import { changeGuaranteeSettings, guaranteeSettings } from './settings.service.ts';
import { receiveEvent } from './webhook/service.ts';

const refuse = problemsOf(paymentProblems);

export const paymentsApi = implement(paymentsContract, {
  'GET /payment/setup': () => setupAnswer(setupIfAny()),
  'GET /payment/offers': async ({ ctx }) => (await ownOffers(ctx)).map(offerAnswer),
  'GET /payment/linked-code': async ({ ctx }) => linkedCode(ctx),
  'POST /payment/verify-referral': async ({ ctx, body }) => {
    const pricePaise = await ownPricePaise(ctx, body.planType);
    return codeAnswer(await ports().checkCode(ctx, { ...body, pricePaise, uid: ctx.actor.uid }));
  },
  'POST /payment/orders': ({ ctx, body }) => createOrder(ctx, body),
  'GET /dashboard/membership': async ({ ctx, query }) => {
    const [orders, offers] = await Promise.all([
      orderHistory(ctx.actor.uid, query.page),
      ownOffers(ctx),
    ]);
    return { membership: ownMembership(ctx), orders, offers: offers.map(offerAnswer) };
  },
  'GET /payment/orders': ({ ctx, query }) => ownOrders(ctx, query),
  'GET /payment/orders/{orderId}': async ({ ctx, params }) => {
    const order = await orderAsTold(ctx, params.orderId);
    if (!order) throw refuse('payment/order-not-found');
    return order;
  },
  'PUT /payment/orders/{orderId}': async ({ ctx, params, body }) => {
    const status = await reportCheckout(ctx, { ...body, orderId: params.orderId });
    return status === 'processing' ? new Answer({ status }, { status: 202 }) : { status };
  },
  'POST /payment/orders/{orderId}/comparison': ({ ctx, params }) => compareOwn(ctx, params.orderId),
  'POST /payment/webhook': async ({ ctx, raw, header }) => {
    await receiveEvent(ctx, { raw, header });
    return { received: true as const };
  },
});

export const cancellationApi = implement(cancellationContract, {
  'DELETE /payment/orders/{orderId}': ({ ctx, params }) => cancelOrder(ctx, params.orderId),
});

export const seatOrdersApi = implement(seatOrdersContract, {
  'GET /payment/seat-offers': () => seatOffers(),
  'POST /payment/seat-orders': ({ ctx, body }) => orderSeats(ctx, body),
});

export const paymentDeskApi = implement(paymentDeskContract, {
  'GET /admin/payments': ({ query }) => quarantinedPayments(query),
  'POST /admin/payments/{id}/resolution': ({ ctx, params, body }) =>
    settleReport(ctx, { ...params, ...body }),
});

export const refundsApi = implement(refundsContract, {
  'GET /payment/orders/{orderId}/refund': ({ ctx, params }) => ownRefund(ctx, params.orderId),
  'POST /payment/orders/{orderId}/refund': ({ ctx, params, body }) =>
    requestRefund(ctx, { ...params, ...body }),
  'DELETE /payment/orders/{orderId}/refund': ({ ctx, params }) =>
    withdrawRefund(ctx, params.orderId),
  'POST /admin/refunds/{id}/approval': ({ ctx, params, body }) =>
    approveRefund(ctx, { ...params, ...body }),
  'POST /admin/refunds/{id}/refusal': ({ ctx, params, body }) =>
    refuseRefund(ctx, { ...params, ...body }),
  'POST /admin/refunds/{id}/retry': ({ ctx, params }) => retryRefund(ctx, params.id),
});

export const guaranteeApi = implement(guaranteeContract, {
  'GET /admin/settings/guarantee': () => guaranteeSettings(),
  'PUT /admin/settings/guarantee': ({ ctx, body }) => changeGuaranteeSettings(ctx, body),
});

export const ordersApi = implement(ordersContract, {
  'GET /admin/orders': ({ query }) => deskOrders(query),
  'POST /admin/order-tables': async ({ ctx, body }) => new Answer(await ordersTable(ctx, body)),
  'GET /admin/orders/{id}': ({ params }) => deskOrder(params.id),
  'POST /admin/orders/{id}/comparison': ({ ctx, params }) => compareNow(ctx, params.id),
});

export const booksApi = implement(booksContract, {
  'GET /admin/books': ({ query }) => books(query),
  'POST /admin/book-differences/{id}/resolution': ({ ctx, params, body }) =>
    explainDifference(ctx, { ...params, ...body }),
});

/** The sandbox gateway, where payments move no money. */
export function sandboxRoutes({ config, clock }: Parts): Hono | undefined {
  if (config.payments.mode !== 'sandbox') return undefined;
  const { gateway, opensTo } = config.payments;
  const app = new Hono();
  app.all(
    `${sandboxPath(gateway.name)}/*`,
    guardOf(opensTo),
    mount(sandboxInDatabase(config, gateway, clock).fetch),
  );
  return app;
}
