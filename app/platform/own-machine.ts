import type { MiddlewareHandler } from 'hono';
import { refuse } from '#app/shared/problem.ts';
import type { Opening } from './payment-settings.ts';
import { isLoopback } from './loopback.ts';
import type { RequestEnvironment } from './http.ts';
import { refusal } from './http-answer.ts';

/** Proxies set these headers, and their clients may be anywhere. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Admits only requests from this machine that use one of this machine's names. Another site's page
 * may lead a browser here to one of that site's names that resolves to 127.0.0.1 (DNS rebinding).
 */
const ownMachineOnly: MiddlewareHandler<RequestEnvironment> = async (c, next) => {
  const comesFrom = c.env?.incoming?.socket?.remoteAddress ?? '';
  const asksFor = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  const isForwarded = forwarding.some((name) => c.req.header(name) !== undefined);
  if (isLoopback(comesFrom) && isLoopback(asksFor) && !isForwarded) return next();
  return refusal(c, refuse('request/not-found'));
};

const everyone: MiddlewareHandler<RequestEnvironment> = (_, next) => next();

/** Guards a route that exists for development. */
export const guardOf = (opensTo: Opening): MiddlewareHandler =>
  opensTo === 'everyone' ? everyone : ownMachineOnly;
