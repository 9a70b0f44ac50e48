import type { MiddlewareHandler } from 'hono';
import { refuse } from '#app/shared/problem.ts';
import { isLoopback, type Opening } from './config.ts';
import type { RequestEnvironment } from './http.ts';
import { refusal } from './http-answer.ts';

/** Set by proxies: whoever they speak for may be anywhere. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Lets through only what is asked from this machine, under a name of this machine: a browser here
 * may be led by another site's page to a name of that site which resolves to 127.0.0.1 (DNS
 * rebinding).
 */
const ownMachineOnly: MiddlewareHandler<RequestEnvironment> = async (c, next) => {
  const comesFrom = c.env?.incoming?.socket?.remoteAddress ?? '';
  const asksFor = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  const isForwarded = forwarding.some((name) => c.req.header(name) !== undefined);
  if (isLoopback(comesFrom) && isLoopback(asksFor) && !isForwarded) return next();
  return refusal(c, refuse('request/not-found'));
};

const everyone: MiddlewareHandler<RequestEnvironment> = (_, next) => next();

/** The guard of a door that is there for development. */
export const guardOf = (opensTo: Opening): MiddlewareHandler =>
  opensTo === 'everyone' ? everyone : ownMachineOnly;
