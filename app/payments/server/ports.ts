import { planTypes, type PlanType } from '#app/memberships/plans.ts';
import { aboutPerson, together, type AboutPerson } from '#app/platform/about-person.ts';
import type { Config } from '#app/platform/config.ts';
import type { RotatedSecret } from '#app/platform/payment-settings.ts';
import type { Context } from '#app/platform/context.ts';
import { setGateway } from '#app/shared/gateway-words.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../contract.ts';
import type { OrderKind } from '../offer-terms.ts';
import type { DiscountTerms } from '../price.ts';
import type { GatewayWebhook, PaymentGateway } from './gateway/payment-gateway.ts';
import { razorpayGateway } from './gateway/razorpay-gateway.ts';
import { razorpayWebhook } from './gateway/razorpay-webhook-gateway.ts';
import { stripeGateway } from './gateway/stripe-gateway.ts';
import { stripeWebhook } from './gateway/stripe-webhook-gateway.ts';
import { sandboxPath, sandboxUrl } from './sandbox/service.ts';

const refuse = problemsOf(paymentProblems);

/** Why a code is invalid, as text for the buyer. */
interface Refused {
  refused: string;
}
/** A discount on an order, and its source. */
export type Discount = (DiscountTerms & { source: string }) | Refused;
/**
 * The discount that a code would give, the code as its owner writes it, and the owner's first name,
 * unless it is a promotion.
 */
export type CodeOffer = (DiscountTerms & { code: string; referrerName: string | null }) | Refused;

export interface PaidOrder {
  orderId: string;
  uid: string;
  planType: PlanType;
  /** The price, whatever it was paid with. */
  amountPaise: number;
  /** What the buyer's rewards paid of it. */
  rewardsPaise: number;
  /** The gateway's id of it. */
  gatewayOrderId: string | null;
  kind: OrderKind;
  /** How many seats for other people it bought; null for a membership of the buyer's own. */
  seats: number | null;
  startsAt: Date;
  /** Null is for life. */
  endsAt: Date | null;
  /** Within how many days its payment is refunded on request. */
  guaranteeDays: number;
}

/**
 * Why an order is no longer open: `expired` after a day without a payment, or because its buyer gave
 * it up; `superseded` by another order in its place.
 */
export type ClosingReason = 'expired' | 'superseded';

/** How this installation reaches its gateway. */
export interface PaymentSetup {
  gateway: PaymentGateway;
  webhook: GatewayWebhook;
  /** The only account whose events count; undefined: the first account that an event names. */
  accountId: string | undefined;
  /** The gateway's window on our page; null where buyers pay on a page of the gateway. */
  window: CheckoutWindow | null;
  /** Our public address. */
  appUrl: string;
  sandbox: boolean;
}

interface CheckoutWindow {
  /** URL of the checkout's script for the browser. */
  script: string;
  keyId: string;
  /** It signs what the window reports. */
  keySecret: RotatedSecret;
}

interface AskedCode {
  code: string;
  planType: PlanType;
  /** What the plan costs this buyer without the code. */
  pricePaise: number;
  uid: string;
}

/**
 * The questions and news of payments for the higher features. All but `checkCode`,
 * `openPlansAbout`, `linkedCodeAbout` and `rewardsAbout` run inside the open transaction.
 */
export interface PaymentPorts {
  checkCode: (ctx: Context, asked: AskedCode) => Promise<CodeOffer>;
  /** Binds the code to the order that the transaction is about to write. */
  discountFor: (ctx: Context, asked: AskedCode & { orderId: string }) => Promise<Discount>;
  /** Which plans a person may order at this instant. */
  openPlansAbout: (now: Date) => AboutPerson<readonly PlanType[]>;
  /** The code to propose to a person at the checkout, if they came with somebody's link. */
  linkedCodeAbout: (now: Date) => AboutPerson<string | null>;
  /**
   * What a person's rewards could pay, with what is only reserved; negative while more was reversed
   * than is payable.
   */
  rewardsAbout: (now: Date) => AboutPerson<number>;
  /** The same, locked: until the transaction ends nothing else spends them. */
  lockRewards: (ctx: Context, uid: string) => Promise<number>;
  onPaid: (ctx: Context, order: PaidOrder) => Promise<void>;
  onRefunded: (ctx: Context, order: PaidOrder) => Promise<void>;
  /**
   * Issues the note about money that goes back: the rest of an order after `onRefunded`; with
   * `refundedPaise`, the part that has gone back so far of one that stays paid. It may be less than
   * before.
   */
  issueRefundNote: (
    ctx: Context,
    about: { orderId: string; refundedPaise?: number },
  ) => Promise<void>;
  /** A captured order is about to be paid: is its discount within its code's limits now? */
  discountHolds: (ctx: Context, order: { orderId: string; uid: string }) => Promise<boolean>;
  onClosed: (ctx: Context, order: { orderId: string; because: ClosingReason }) => Promise<void>;
  /** Who has redeemed codes of an order for seats; they are locked with its buyer. */
  seatHolders: (orderId: string) => Promise<readonly string[]>;
  /**
   * A captured payment of this person reveals the payer's signs. Called after `onPaid`, if the
   * payment has paid an order.
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
 * Called once by the composition root, before any request. Missing ports have a default: no codes,
 * and the College plan for nobody.
 */
export function configurePayments({
  config,
  ports: wired = {},
}: {
  config: SetupConfig;
  ports?: Partial<PaymentPorts>;
}): void {
  given = { setup: setupOf(config), ports: { ...defaultPorts, ...wired } };
  setGateway(config.payments.mode === 'none' ? null : config.payments.gateway.name);
}

const razorpayScript = 'https://checkout.razorpay.com/v1/checkout.js';

type SetupConfig = Pick<Config, 'payments' | 'host' | 'port' | 'appUrl'>;

function setupOf(config: SetupConfig): PaymentSetup | null {
  if (config.payments.mode === 'none') return null;
  const { gateway: keys, mode } = config.payments;
  const sandbox = mode === 'sandbox';
  const apiUrl = sandbox ? sandboxUrl(config, keys.name) : keys.apiUrl;
  const { appUrl } = config;
  const secrets = { secret: keys.webhookSecret, payerSecret: keys.payerSecret };
  if (keys.name === 'stripe')
    return {
      gateway: stripeGateway({ ...keys, apiUrl }),
      webhook: stripeWebhook(secrets),
      accountId: undefined,
      window: null,
      appUrl,
      sandbox,
    };
  const { keyId, keySecret, accountId } = keys;
  const script = sandbox ? `${sandboxPath(keys.name)}/checkout.js` : razorpayScript;
  return {
    gateway: razorpayGateway({ ...keys, keySecret: keySecret.current, apiUrl }),
    webhook: razorpayWebhook(secrets),
    accountId,
    window: { script, keyId, keySecret },
    appUrl,
    sandbox,
  };
}

const unknownCode: Refused = { refused: paymentProblems['payment/invalid-code'][1] };

const defaultPorts: PaymentPorts = {
  checkCode: async () => unknownCode,
  discountFor: async () => unknownCode,
  openPlansAbout: () =>
    aboutPerson(
      // There is nothing to ask.
      together({}).ask,
      () => planTypes.filter((type) => type !== 'collegePlan'),
    ),
  linkedCodeAbout: () => aboutPerson(together({}).ask, () => null),
  rewardsAbout: () => aboutPerson(together({}).ask, () => 0),
  lockRewards: async () => 0,
  onPaid: async () => undefined,
  onRefunded: async () => undefined,
  issueRefundNote: async () => undefined,
  discountHolds: async () => true,
  onClosed: async () => undefined,
  seatHolders: async () => [],
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
