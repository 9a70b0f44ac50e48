import type { Hono } from 'hono';
import type { Clock } from '#app/platform/clock.ts';
import type { Config, Gateway } from '#app/platform/config.ts';
import { sandboxStore } from './queries.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { webhookDelivery } from './webhook-gateway.ts';

/** Where the sandbox is mounted, below the application's own address. */
export const sandboxPath = '/sandbox/razorpay';

/** This process's own address, whatever its public address is. */
const ownAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;

export const sandboxUrl = (config: Pick<Config, 'host' | 'port'>): string =>
  ownAddress(config) + sandboxPath;

/**
 * The sandbox gateway with its records in the database. It sends events to our own webhook over
 * HTTP.
 */
export const sandboxInDatabase = (
  config: Pick<Config, 'host' | 'port'>,
  gateway: Gateway,
  clock: Clock,
): Hono =>
  sandboxGateway({
    keyId: gateway.keyId,
    keySecret: gateway.keySecret.current,
    webhookSecret: gateway.webhookSecret.current,
    store: sandboxStore,
    now: () => clock.now(),
    deliver: webhookDelivery(`${ownAddress(config)}/api/payment/webhook`),
  });
