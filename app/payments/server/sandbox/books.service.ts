import { meansOf, sandboxId, type SandboxPayer } from './payer-gateway.ts';
import type {
  SandboxKinds,
  SandboxOrder,
  SandboxOutcome,
  SandboxPayment,
  SandboxRefund,
  SandboxSpan,
  SandboxStore,
} from './ports.ts';

/** A refusal of the gateway, in its own words. */
export class SandboxRefusal extends Error {
  readonly status: number;

  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

/** How the ids of the records begin. */
const razorpayIds = { order: 'order', payment: 'pay', refund: 'rfnd' };

/** A gateway's rules for its records. Every change returns the changed entities. */
export function sandboxBooks(
  store: SandboxStore,
  nowSeconds: () => number,
  ids: typeof razorpayIds = razorpayIds,
) {
  const find = async <K extends keyof SandboxKinds>(
    kind: K,
    id: string,
  ): Promise<SandboxKinds[K]> => {
    const record = await store.read(kind, id);
    if (!record) throw new SandboxRefusal('The id provided does not exist');
    return record;
  };

  async function capturePayment(payment: SandboxPayment, order: SandboxOrder) {
    if (order.status === 'paid') throw new SandboxRefusal('The order has already been paid');
    const captured: SandboxPayment = { ...payment, status: 'captured', captured: true };
    const paid: SandboxOrder = {
      ...order,
      status: 'paid',
      amount_paid: order.amount,
      amount_due: 0,
    };
    await store.write('payment', captured, order.id);
    await store.write('order', paid, null);
    return { payment: captured, order: paid };
  }

  return {
    order: (id: string) => find('order', id),
    payment: (id: string) => find('payment', id),
    refund: async (id: string) => answeredRefund(await find('refund', id)),

    async refundsOf(paymentId: string): Promise<SandboxRefund[]> {
      await find('payment', paymentId);
      return (await store.childrenOf('refund', paymentId)).map(answeredRefund).toReversed();
    },

    async paymentsOf(orderId: string): Promise<SandboxPayment[]> {
      await find('order', orderId);
      return store.childrenOf('payment', orderId);
    },

    listed: async <K extends 'payment' | 'refund'>(kind: K, asked: SandboxSpan) => {
      const records = await store.listed(kind, asked);
      return kind === 'refund'
        ? (records as SandboxKinds['refund'][]).map(answeredRefund)
        : records;
    },

    async createOrder(asked: {
      id?: string;
      amount: number;
      currency: string;
      receipt?: string | undefined;
      notes?: Record<string, string> | undefined;
    }) {
      const order: SandboxOrder = {
        id: asked.id ?? sandboxId(ids.order),
        entity: 'order',
        amount: asked.amount,
        amount_paid: 0,
        amount_due: asked.amount,
        currency: asked.currency,
        receipt: asked.receipt ?? null,
        offer_id: null,
        status: 'created',
        attempts: 0,
        notes: asked.notes ?? [],
        created_at: nowSeconds(),
      };
      await store.write('order', order, null);
      return order;
    },

    /** What happens in the real gateway's own window. */
    pay: (orderId: string, outcome: SandboxOutcome, payer: SandboxPayer) =>
      store.atomically(async () => {
        const order = await find('order', orderId);
        if (order.status === 'paid') throw new SandboxRefusal('The order has already been paid');
        if (order.status === 'expired') throw new SandboxRefusal('The order has expired');
        const attempted: SandboxOrder = {
          ...order,
          status: 'attempted',
          attempts: order.attempts + 1,
        };
        const declined = outcome === 'failure';
        const payment: SandboxPayment = {
          id: sandboxId(ids.payment),
          entity: 'payment',
          amount: order.amount,
          currency: order.currency,
          status: declined ? 'failed' : 'authorized',
          order_id: order.id,
          ...meansOf(payer),
          captured: false,
          amount_refunded: 0,
          refund_status: null,
          email: payer.email ?? null,
          contact: payer.contact ?? null,
          error_code: declined ? 'BAD_REQUEST_ERROR' : null,
          error_description: declined
            ? 'Your payment was declined by the bank. Try another way to pay.'
            : null,
          error_source: declined ? 'bank' : null,
          error_step: declined ? 'payment_authorization' : null,
          error_reason: declined ? 'payment_failed' : null,
          created_at: nowSeconds(),
        };
        await store.write('payment', payment, order.id);
        await store.write('order', attempted, null);
        return outcome === 'success'
          ? capturePayment(payment, attempted)
          : { payment, order: attempted };
      }),

    capture: (paymentId: string, amount: number) =>
      store.atomically(async () => {
        const payment = await find('payment', paymentId);
        if (payment.captured) throw new SandboxRefusal('This payment has already been captured');
        if (payment.status !== 'authorized')
          throw new SandboxRefusal('Only payments which have been authorized can be captured');
        if (payment.amount !== amount)
          throw new SandboxRefusal('Capture amount must be equal to the amount authorized');
        return capturePayment(payment, await find('order', payment.order_id));
      }),

    /** The bank's answer to a payment that waits for it. */
    decline: (paymentId: string) =>
      store.atomically(async () => {
        const payment = await find('payment', paymentId);
        if (payment.status !== 'authorized') throw new SandboxRefusal('The payment is not pending');
        const declined: SandboxPayment = { ...payment, status: 'failed' };
        await store.write('payment', declined, payment.order_id);
        return { payment: declined, order: await find('order', payment.order_id) };
      }),

    /** `fresh` is false when the key was already used for this same refund. */
    refundPayment: (
      paymentId: string,
      asked: {
        amount?: number | undefined;
        speed?: string | undefined;
        receipt?: string | undefined;
      },
      key: string | null,
    ) =>
      store.atomically(async () => {
        const payment = await find('payment', paymentId);
        const before = key
          ? (await store.childrenOf('refund', paymentId)).find(
              (refund) => refund.idempotency_key === key,
            )
          : undefined;
        if (before) {
          if (asked.amount !== undefined && asked.amount !== before.amount)
            throw new SandboxRefusal('Different request body sent with the same idempotency key');
          return { refund: answeredRefund(before), payment, fresh: false };
        }
        if (!payment.captured)
          throw new SandboxRefusal('The payment status should be captured for action to be taken');
        const left = payment.amount - payment.amount_refunded;
        const amount = asked.amount ?? left;
        if (left === 0) throw new SandboxRefusal('The payment has been fully refunded already');
        if (amount > left)
          throw new SandboxRefusal('The refund amount provided is greater than amount captured');
        const amountRefunded = payment.amount_refunded + amount;
        const refunded: SandboxPayment = {
          ...payment,
          status: amountRefunded === payment.amount ? 'refunded' : payment.status,
          amount_refunded: amountRefunded,
          refund_status: refundStatusOf(amountRefunded, payment.amount),
        };
        const refund: SandboxKinds['refund'] = {
          id: sandboxId(ids.refund),
          entity: 'refund',
          amount,
          currency: payment.currency,
          payment_id: payment.id,
          receipt: asked.receipt ?? null,
          status: payment.vpa && slowBank.test(payment.vpa) ? 'pending' : 'processed',
          speed_processed: 'normal',
          speed_requested: asked.speed ?? 'normal',
          created_at: nowSeconds(),
          idempotency_key: key,
        };
        await store.write('refund', refund, payment.id);
        await store.write('payment', refunded, payment.order_id);
        return { refund: answeredRefund(refund), payment: refunded, fresh: true };
      }),

    /** The bank's answer to a refund that is pending. A failed one leaves the money here. */
    endRefund: (refundId: string, outcome: 'processed' | 'failed') =>
      store.atomically(async () => {
        const refund = await find('refund', refundId);
        const payment = await find('payment', refund.payment_id);
        if (refund.status !== 'pending') throw new SandboxRefusal('The refund is not pending');
        const ended = { ...refund, status: outcome };
        const amountLeft = payment.amount_refunded - (outcome === 'failed' ? refund.amount : 0);
        const after: SandboxPayment = {
          ...payment,
          status: amountLeft === payment.amount ? 'refunded' : 'captured',
          amount_refunded: amountLeft,
          refund_status: refundStatusOf(amountLeft, payment.amount),
        };
        await store.write('refund', ended, payment.id);
        await store.write('payment', after, payment.order_id);
        return { refund: answeredRefund(ended), payment: after };
      }),
  };
}

/** Refunds to a UPI address at this bank wait until somebody ends them. */
const slowBank = /@slowbank$/;

const refundStatusOf = (refunded: number, amount: number): SandboxPayment['refund_status'] => {
  if (refunded === 0) return null;
  return refunded === amount ? 'full' : 'partial';
};

const answeredRefund = ({
  idempotency_key: _key,
  ...refund
}: SandboxKinds['refund']): SandboxRefund => refund;
