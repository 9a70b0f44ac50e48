import type { PaymentStatus } from '../../payment-state.ts';
import type { SandboxMeans } from './payer-gateway.ts';

/**
 * Razorpay's entities, as far as the sandbox stores them; amounts in paise, instants in seconds, as
 * there.
 */
export interface SandboxOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  /** Expired: only an order at Stripe, whose page its shop has closed. */
  status: 'created' | 'attempted' | 'paid' | 'expired';
  attempts: number;
  notes: Record<string, string> | [];
  created_at: number;
}

export interface SandboxPayment extends SandboxMeans {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: PaymentStatus;
  order_id: string;
  captured: boolean;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  email: string | null;
  contact: string | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
}

export interface SandboxRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: string;
  created_at: number;
}

export interface SandboxKinds {
  order: SandboxOrder;
  payment: SandboxPayment;
  refund: SandboxRefund & { idempotency_key: string | null };
}

/** The result of a test payment: captured at once, authorised only, or declined. */
export type SandboxOutcome = 'success' | 'authorize' | 'failure';

/** A page of the records of a span of seconds, both ends included. */
export interface SandboxSpan {
  from: number;
  to: number;
  skip: number;
  count: number;
}

/** Where the records are stored: rows of the database, or a map in a test. */
export interface SandboxStore {
  /** Makes changes to the records one after another. */
  atomically: <T>(work: () => Promise<T>) => Promise<T>;
  read: <K extends keyof SandboxKinds>(kind: K, id: string) => Promise<SandboxKinds[K] | undefined>;
  /** Payments of an order, refunds of a payment; oldest first. */
  childrenOf: <K extends keyof SandboxKinds>(
    kind: K,
    parentId: string,
  ) => Promise<SandboxKinds[K][]>;
  /** The records created in a span of seconds, both ends included; newest first. */
  listed: <K extends keyof SandboxKinds>(kind: K, asked: SandboxSpan) => Promise<SandboxKinds[K][]>;
  write: <K extends keyof SandboxKinds>(
    kind: K,
    record: SandboxKinds[K],
    parentId: string | null,
  ) => Promise<void>;
}
