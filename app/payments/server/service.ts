import type { PlanType } from '#app/memberships/plans.ts';
import type { Config } from '#app/platform/config.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems, type OrderAnswer } from '../contract.ts';
import type { PayerSignKind } from '../payer-signs.ts';
import { sharedSigns } from './payers.queries.ts';
import { countQuarantined } from './quarantine.queries.ts';
import * as queries from './queries.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { razorpayGateway } from './razorpay-gateway.ts';
import { sandboxPath, sandboxUrl } from './sandbox.service.ts';

export const refuse = problemsOf(paymentProblems);

/** Why a code gives nothing, for the buyer to read. */
interface Refused {
  refused: string;
}
/** A discount on an order: whole percent and what granted it. */
export type Discount = { percent: number; source: string } | Refused;
/**
 * What a code would give, as its owner writes it; the first name of whose it is, unless it is a
 * promotion.
 */
export type CodeOffer = { percent: number; code: string; referrerName: string | null } | Refused;

export interface PaidOrder {
  orderId: string;
  uid: string;
  planType: PlanType;
  amountPaise: number;
}

/** Why an order is open no more: a day without a payment, or another order in its place. */
export type ClosingReason = 'expired' | 'superseded';

/** How this installation reaches its gateway. */
export interface PaymentSetup {
  gateway: PaymentGateway;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The only account whose events count; undefined: the first one that is heard of. */
  accountId: string | undefined;
  /** Address of the checkout's script for the browser. */
  script: string;
  sandbox: boolean;
}

interface AskedCode {
  code: string;
  planType: PlanType;
  uid: string;
}

/**
 * What payments asks of, and tells, the features above. All but `checkCode` and `eligibleFor` run
 * inside the open transaction.
 */
export interface PaymentPorts {
  checkCode: (ctx: Context, asked: AskedCode) => Promise<CodeOffer>;
  /** Binds the code to the order that the transaction is about to write. */
  discountFor: (ctx: Context, asked: AskedCode & { orderId: string }) => Promise<Discount>;
  eligibleFor: (ctx: Context, asked: { planType: PlanType; uid: string }) => Promise<boolean>;
  onPaid: (ctx: Context, order: PaidOrder) => Promise<void>;
  onRefunded: (ctx: Context, order: PaidOrder) => Promise<void>;
  /** A captured order is about to be paid: is its discount within the limits of its code, now? */
  discountHolds: (ctx: Context, order: { orderId: string; uid: string }) => Promise<boolean>;
  onClosed: (ctx: Context, order: { orderId: string; because: ClosingReason }) => Promise<void>;
  /**
   * A captured payment of this person tells by what its payer is known again; after `onPaid`, if
   * the payment has paid an order.
   */
  onPayerKnown: (ctx: Context, buyer: { uid: string }) => Promise<void>;
}

interface PaymentsSettings {
  /** Null: checkout says that payments are not set up (decisions.md ruling 13). */
  setup: PaymentSetup | null;
  ports: PaymentPorts;
}

let given: PaymentsSettings | undefined;

/**
 * Called once by the composition root, before any request. Ports that are left out have a default:
 * no codes, and the College plan for nobody.
 */
export function configurePayments({
  config,
  ports: wired = {},
}: {
  config: Pick<Config, 'payments' | 'host' | 'port'>;
  ports?: Partial<PaymentPorts>;
}): void {
  given = { setup: setupOf(config), ports: { ...defaultPorts, ...wired } };
}

const razorpayScript = 'https://checkout.razorpay.com/v1/checkout.js';

function setupOf(config: Pick<Config, 'payments' | 'host' | 'port'>): PaymentSetup | null {
  if (config.payments.mode === 'none') return null;
  const { gateway } = config.payments;
  const sandbox = config.payments.mode === 'sandbox';
  return {
    gateway: razorpayGateway({ ...gateway, apiUrl: sandbox ? sandboxUrl(config) : gateway.apiUrl }),
    keyId: gateway.keyId,
    keySecret: gateway.keySecret,
    webhookSecret: gateway.webhookSecret,
    accountId: gateway.accountId,
    script: sandbox ? `${sandboxPath}/checkout.js` : razorpayScript,
    sandbox,
  };
}

const unknownCode: Refused = { refused: paymentProblems['payment/invalid-code'][1] };

const defaultPorts: PaymentPorts = {
  checkCode: async () => unknownCode,
  discountFor: async () => unknownCode,
  eligibleFor: async (_ctx, { planType }) => planType !== 'collegePlan',
  onPaid: async () => undefined,
  onRefunded: async () => undefined,
  discountHolds: async () => true,
  onClosed: async () => undefined,
  onPayerKnown: async () => undefined,
};

function settings(): PaymentsSettings {
  if (!given) throw new Error('configurePayments has not been called');
  return given;
}

export const ports = (): PaymentPorts => settings().ports;

/** The gateway's setup, if there is one. */
export const setupIfAny = (): PaymentSetup | null => settings().setup;

/** @throws {Problem} payment/not-set-up */
export function setup(): PaymentSetup {
  const { setup: ready } = settings();
  if (!ready) throw refuse('payment/not-set-up');
  return ready;
}

/** A person's latest payment that was not given back, and when it settled. */
export async function lastPaymentOf(
  uid: string,
): Promise<{ amountPaise: number; paidAt: Date } | null> {
  const payment = await queries.lastSettledPayment(uid);
  return payment?.paidAt ? { amountPaise: payment.amountPaise, paidAt: payment.paidAt } : null;
}

/** Has this person ever paid for an order (given back or not), one order aside? */
export const hasPurchased = (
  uid: string,
  { besides }: { besides?: string } = {},
): Promise<boolean> => queries.hasPaidOrder(uid, besides);

/** A person's orders, newest first, or the one with this id, as they are told to the browser. */
export async function ordersOf(uid: string, orderId?: string): Promise<OrderAnswer[]> {
  const orders = await queries.ordersWithInstants(uid, orderId);
  return orders.map(
    ({ gatewayOrderId, amountPaise, allFailed, returnedPaise, returnedAt, ...order }) => ({
      ...order,
      orderId: gatewayOrderId ?? '',
      amount: amountPaise,
      declined: order.status !== 'paid' && order.status !== 'refunded' && allFailed === true,
      startsAt: order.startsAt.toISOString(),
      endsAt: order.endsAt?.toISOString() ?? null,
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      refundedAt: order.refundedAt?.toISOString() ?? null,
      returned: returnedAt && { amount: Number(returnedPaise), at: returnedAt.toISOString() },
    }),
  );
}

/** The caller's orders, or the one with this id, as the browser reads them. */
export const ownOrders = ({ actor }: Context<Actor>, orderId?: string): Promise<OrderAnswer[]> =>
  ordersOf(actor.uid, orderId);

/** How much of what the gateway said does not add up, and waits for a person. */
export const waitingPayments = countQuarantined;

/**
 * By what each of these people is known to have paid as this person did; who is not in it shares
 * nothing.
 */
export async function sharedPayerSigns(
  uid: string,
  others: readonly string[],
): Promise<Map<string, PayerSignKind[]>> {
  const shared = others.length > 0 ? await sharedSigns(uid, others) : [];
  const byPerson = new Map<string, PayerSignKind[]>();
  for (const { uid: other, kind } of shared)
    byPerson.set(other, [...(byPerson.get(other) ?? []), kind]);
  return byPerson;
}
