import type { DisputeReport } from '../../dispute.ts';
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

/** A span of time, and the page of its list: at most `count` entries. */
export interface ListAsked {
  from: Date;
  /** Not included. */
  until: Date;
  /** The `next` of the page before; the first page without it. */
  after?: string | undefined;
  /** At most 100. */
  count: number;
}

export interface ListedPage<Item> {
  items: Item[];
  /** For the `after` of the next page; null at the end. */
  next: string | null;
}

export interface NewOrder {
  amountPaise: number;
  currency: string;
  /** Our own order id, the same at each try. */
  receipt: string;
  /** For a gateway whose buyers pay on its own page. */
  page: {
    /** What is paid for. */
    title: string;
    /** Where the buyer comes back to; our address without a query. */
    backTo: string;
  };
}

/** The few calls that this product makes to its gateway. All throw `GatewayFailure`. */
export interface PaymentGateway {
  /** The most that one payment may be; null where each account has its own limit, which isn't told. */
  mostPaise: number | null;
  /** `pageUrl`: where the buyer pays; without it, in the gateway's window. */
  createOrder: (order: NewOrder) => Promise<{ id: string; pageUrl?: string }>;
  /**
   * Closes the page where an order is paid, so that nobody can pay there any more. Refused if it is
   * closed already, also by a payment: ask about the order afterwards. Null for a gateway that
   * can't take back an order.
   */
  closePage: ((gatewayOrderId: string) => Promise<void>) | null;
  paymentsOf: (gatewayOrderId: string) => Promise<ToldPayment[]>;
  payment: (paymentId: string) => Promise<ToldPayment>;
  capture: (payment: Pick<ToldPayment, 'id' | 'amountPaise' | 'currency'>) => Promise<ToldPayment>;
  /** The same key always means the same refund. */
  refund: (refund: { paymentId: string; amountPaise: number; key: string }) => Promise<ToldRefund>;
  refundById: (id: string) => Promise<ToldRefund>;
  /** All refunds of a payment, also those from the gateway's own dashboard; newest first. */
  refundsOf: (paymentId: string) => Promise<ListedRefund[]>;
  /** All payments of the account that were created in a span of time; newest first. */
  paymentsIn: (asked: ListAsked) => Promise<ListedPage<ToldPayment>>;
  /** The payments of the refunds that were created in a span of time; newest refund first. */
  refundedIn: (asked: ListAsked) => Promise<ListedPage<string>>;
}

/** A delivery to our webhook. */
export interface ReceivedEvent {
  /** The raw bytes, which the signature is made from. */
  raw: Buffer;
  header: (name: string) => string | undefined;
}

/** The content of a signed event, reduced to what we act on. */
export interface ToldEvent {
  type: string;
  /** The gateway's account that it comes from, where it says so. */
  accountId: string | null;
  payment: ToldPayment | null;
  refund: ToldRefund | null;
  /** The payment whose refund did not reach the buyer. */
  notRefunded: string | null;
  dispute: DisputeReport | null;
  /** Something has happened to this order, and the gateway must be asked what. */
  askAbout: string | null;
}

/** How the gateway's events are recognised and read. */
export interface GatewayWebhook {
  /** Is it signed with our secret, or still with the former one? */
  isSigned: (event: ReceivedEvent, now: Date) => boolean;
  /** Redeliveries have the same id; undefined where there is none. */
  idOf: (event: ReceivedEvent) => string | undefined;
  /** @throws {Error} when it can't be read */
  read: (event: ReceivedEvent) => ToldEvent;
}

/**
 * `refused`: the gateway understood and said no. `unavailable`: no answer, an unreadable one, or our
 * key was refused; a later try makes sense.
 */
export class GatewayFailure extends Error {
  readonly kind: 'refused' | 'unavailable';
  /** Refused because it is more than the gateway takes at once. */
  readonly isTooMuch: boolean;
  readonly keyRefused: boolean;

  constructor(
    kind: 'refused' | 'unavailable',
    message: string,
    { isTooMuch = false, keyRefused = false } = {},
  ) {
    super(message);
    this.name = 'GatewayFailure';
    this.kind = kind;
    this.isTooMuch = isTooMuch;
    this.keyRefused = keyRefused;
  }
}
