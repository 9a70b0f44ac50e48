import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';

/** A secret, and the one that it replaced. */
export interface RotatedSecret {
  current: string;
  former: { secret: string; changedAt: Date } | undefined;
}

export interface RazorpayKeys {
  name: 'razorpay';
  keyId: string;
  keySecret: RotatedSecret;
  webhookSecret: RotatedSecret;
  /** Only this account's events count; if undefined, the first account that sends one. */
  accountId?: string | undefined;
  /** The secret that payers' fingerprints are made with. */
  payerSecret: string;
  apiUrl: string;
}

export interface StripeKeys {
  name: 'stripe';
  secretKey: string;
  webhookSecret: RotatedSecret;
  /** The secret that payers' fingerprints are made with. */
  payerSecret: string;
  apiUrl: string;
}

/** Which gateway takes the payments, and how it knows us. */
export type GatewayKeys = RazorpayKeys | StripeKeys;

/** Who may use a route that exists for development. */
export type Opening = 'own-machine' | 'everyone';

/** Where the payments of this installation go. */
export type PaymentSettings =
  | { mode: 'live'; gateway: GatewayKeys }
  | { mode: 'sandbox'; gateway: GatewayKeys; opensTo: Opening }
  | { mode: 'none' };

/** The sandboxes guard nothing, so their keys may be public. */
const sandboxes = {
  razorpay: {
    name: 'razorpay',
    keyId: 'rzp_test_sandbox',
    keySecret: { current: 'sandbox-key-secret', former: undefined },
    webhookSecret: { current: 'sandbox-webhook-secret', former: undefined },
    accountId: 'acc_sandbox',
    payerSecret: 'sandbox-key-secret',
    apiUrl: '',
  },
  stripe: {
    name: 'stripe',
    secretKey: 'sk_test_sandbox',
    webhookSecret: { current: 'whsec_sandbox', former: undefined },
    payerSecret: 'sandbox-key-secret',
    apiUrl: '',
  },
} satisfies { razorpay: RazorpayKeys; stripe: StripeKeys };

/**
 * The keys in the environment choose the gateway. decisions.md ruling 13: a sandbox is on by default
 * only on this machine, and refused beside real keys.
 */
export function paymentsOf(env: Environment, onThisMachine: boolean): PaymentSettings {
  const razorpay = razorpayOf(env);
  const stripe = stripeOf(env);
  if (razorpay && stripe)
    throw new ConfigError(
      'STRIPE_SECRET_KEY, RAZORPAY_KEY_ID: one gateway takes the payments; set the keys of Stripe or those of Razorpay, not both',
    );
  const gateway = razorpay ?? stripe;
  if (gateway && env.PAYMENT_SANDBOX)
    throw new ConfigError('PAYMENT_SANDBOX: must not be set beside real keys of a gateway');
  if (gateway) return { mode: 'live', gateway };
  if (!env.PAYMENT_SANDBOX && !onThisMachine) return { mode: 'none' };
  return {
    mode: 'sandbox',
    gateway: sandboxes[env.PAYMENT_SANDBOX ?? 'razorpay'],
    opensTo: env.PAYMENT_SANDBOX ? 'everyone' : 'own-machine',
  };
}

/** Null if none of these variables is set. */
function allOrNone<Name extends string>(
  gateway: string,
  variables: Record<Name, string | undefined>,
): Record<Name, string> | null {
  const missing = Object.entries(variables).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(variables).length) return null;
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(', ')}: must be set too; the ${gateway} variables come all together or not at all`,
    );
  return variables as Record<Name, string>;
}

function razorpayOf(env: Environment): RazorpayKeys | null {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = env;
  const keys = allOrNone('Razorpay', {
    RAZORPAY_KEY_ID,
    RAZORPAY_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET,
  });
  if (!keys) return null;
  const keySecret = keys.RAZORPAY_KEY_SECRET;
  const webhookSecret = keys.RAZORPAY_WEBHOOK_SECRET;
  if (keySecret === webhookSecret)
    throw new ConfigError('RAZORPAY_WEBHOOK_SECRET: must differ from RAZORPAY_KEY_SECRET');
  if (env.RAZORPAY_FORMER_KEY_SECRET && !env.PAYER_FINGERPRINT_SECRET)
    throw new ConfigError(
      'PAYER_FINGERPRINT_SECRET: must be set once RAZORPAY_KEY_SECRET has changed, to the secret that payers were compared with so far: RAZORPAY_FORMER_KEY_SECRET after the first change',
    );
  const inUse = [keySecret, webhookSecret];
  return {
    name: 'razorpay',
    keyId: keys.RAZORPAY_KEY_ID,
    keySecret: {
      current: keySecret,
      former: formerSecret(env, ['RAZORPAY_FORMER_KEY_SECRET', 'RAZORPAY_KEY_SECRET_CHANGED_AT'], {
        inUse,
      }),
    },
    webhookSecret: {
      current: webhookSecret,
      former: formerSecret(
        env,
        ['RAZORPAY_FORMER_WEBHOOK_SECRET', 'RAZORPAY_WEBHOOK_SECRET_CHANGED_AT'],
        { inUse },
      ),
    },
    accountId: env.RAZORPAY_ACCOUNT_ID,
    payerSecret: env.PAYER_FINGERPRINT_SECRET ?? keySecret,
    apiUrl: env.RAZORPAY_API_URL.replace(/\/+$/, ''),
  };
}

function stripeOf(env: Environment): StripeKeys | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  const keys = allOrNone('Stripe', { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET });
  if (!keys) return null;
  const secretKey = keys.STRIPE_SECRET_KEY;
  const webhookSecret = keys.STRIPE_WEBHOOK_SECRET;
  if (secretKey === webhookSecret)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: must differ from STRIPE_SECRET_KEY');
  return {
    name: 'stripe',
    secretKey,
    webhookSecret: {
      current: webhookSecret,
      former: formerSecret(
        env,
        ['STRIPE_FORMER_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET_CHANGED_AT'],
        { inUse: [secretKey, webhookSecret] },
      ),
    },
    payerSecret: env.PAYER_FINGERPRINT_SECRET ?? secretKey,
    apiUrl: env.STRIPE_API_URL.replace(/\/+$/, ''),
  };
}

type FormerName = Extract<keyof Environment, `${string}_FORMER_${string}`>;
type InstantName = Extract<keyof Environment, `${string}_SECRET_CHANGED_AT`>;

/** The secret that one of the gateway's replaced, if that was not long ago. */
function formerSecret(
  env: Environment,
  [formerName, instantName]: [FormerName, InstantName],
  { inUse }: { inUse: readonly string[] },
): RotatedSecret['former'] {
  const [secret, changedAt] = [env[formerName], env[instantName]];
  if (!secret && !changedAt) return undefined;
  if (!secret || !changedAt)
    throw new ConfigError(
      `${secret ? instantName : formerName}: must be set too; ${formerName} and ${instantName} come together or not at all`,
    );
  if (inUse.includes(secret))
    throw new ConfigError(`${formerName}: must differ from the secrets that are in use`);
  return { secret, changedAt };
}
