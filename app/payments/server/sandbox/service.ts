import type { Hono } from 'hono';
import type { Clock } from '#app/platform/clock.ts';
import type { Config } from '#app/platform/config.ts';
import type { GatewayKeys } from '#app/platform/payment-settings.ts';
import { sandboxStore } from './queries.ts';
import { razorpaySandbox } from './razorpay-sandbox-gateway.ts';
import { stripeSandbox } from './stripe-sandbox-gateway.ts';
import { razorpayHeaders, stripeHeaders, webhookDelivery } from './webhook-gateway.ts';

/** Where a sandbox is mounted, below the application's own address. */
export const sandboxPath = (name: GatewayKeys['name']): string => `/sandbox/${name}`;

/** This process's own address, whatever its public address is. */
const ownAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;

export const sandboxUrl = (
  config: Pick<Config, 'host' | 'port'>,
  name: GatewayKeys['name'],
): string => ownAddress(config) + sandboxPath(name);

/**
 * The sandbox gateway with its records in the database. It sends events to our own webhook over
 * HTTP.
 */
export function sandboxInDatabase(
  config: Pick<Config, 'host' | 'port' | 'appUrl'>,
  keys: GatewayKeys,
  clock: Clock,
): Hono {
  const webhookUrl = `${ownAddress(config)}/api/payment/webhook`;
  const parts = {
    webhookSecret: keys.webhookSecret.current,
    store: sandboxStore,
    now: () => clock.now(),
  };
  if (keys.name === 'stripe')
    return stripeSandbox({
      ...parts,
      secretKey: keys.secretKey,
      payUrl: `${config.appUrl}${sandboxPath(keys.name)}/pay`,
      deliver: webhookDelivery(webhookUrl, stripeHeaders),
    });
  return razorpaySandbox({
    ...parts,
    keyId: keys.keyId,
    keySecret: keys.keySecret.current,
    deliver: webhookDelivery(webhookUrl, razorpayHeaders),
  });
}
