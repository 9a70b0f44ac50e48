import type { ToldPayment } from './payer-signature.ts';

/** A refund from the gateway, reduced to what we act on. */
export interface ToldRefund {
  id: string;
  /** The key that it was asked for with; null for one from the gateway's own dashboard. */
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
}

/** The same in the list of a payment's refunds, with its amount. */
export interface ListedRefund extends ToldRefund {
  amountPaise: number;
}

/** A span of time, and the page of its list: at most `count` entries after the first `skip`. */
export interface ListAsked {
  from: Date;
  /** Not included. */
  until: Date;
  skip: number;
  /** At most 100. */
  count: number;
}

/** The few calls that this product makes to Razorpay. All throw `GatewayFailure`. */
export interface PaymentGateway {
  /** Reads the payment entity of an event; null when there is none. */
  readPayment: (entity: unknown) => ToldPayment | null;
  /** `receipt` is our own order id, the same at each try. */
  createOrder: (order: {
    amountPaise: number;
    currency: string;
    receipt: string;
  }) => Promise<{ id: string }>;
  paymentsOf: (gatewayOrderId: string) => Promise<ToldPayment[]>;
  payment: (paymentId: string) => Promise<ToldPayment>;
  capture: (payment: Pick<ToldPayment, 'id' | 'amountPaise' | 'currency'>) => Promise<ToldPayment>;
  /** The same key always means the same refund. */
  refund: (refund: { paymentId: string; amountPaise: number; key: string }) => Promise<ToldRefund>;
  refundById: (id: string) => Promise<ToldRefund>;
  /** All refunds of a payment, also those from the gateway's own dashboard; newest first. */
  refundsOf: (paymentId: string) => Promise<ListedRefund[]>;
  /** All payments of the account that were created in a span of time; newest first. */
  paymentsIn: (asked: ListAsked) => Promise<ToldPayment[]>;
  /** The payments of the refunds that were created in a span of time; newest refund first. */
  refundedIn: (asked: ListAsked) => Promise<string[]>;
  /** Reads the refund entity of an event; null when there is none. */
  readRefund: (entity: unknown) => ToldRefund | null;
}

/**
 * `refused`: the gateway understood and said no. `unavailable`: no answer, or an unreadable one; a
 * later try makes sense.
 */
export class GatewayFailure extends Error {
  readonly kind: 'refused' | 'unavailable';

  constructor(kind: 'refused' | 'unavailable', message: string) {
    super(message);
    this.name = 'GatewayFailure';
    this.kind = kind;
  }
}
