import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { refuse } from '#app/shared/problem.ts';
import { refuseOnSocket } from './socket-refusal.ts';

/**
 * The longest that a body may take to arrive after its headers (reliability.md section 2,
 * "Platform"). Milliseconds.
 */
const usualBodyTime = 10_000;

/** A slow connection: half a megabit a second, in bytes per millisecond. */
const slowestLine = 64;

/**
 * The longest that an upload of this size may take to arrive, once we know who sends it.
 * Milliseconds.
 */
export const uploadTime = (bytes: number): number => usualBodyTime + Math.ceil(bytes / slowestLine);

/** From now on, gives the request's body this much time instead of its previous limit. */
export type GrantTime = (request: IncomingMessage, milliseconds: number) => void;

/**
 * Cuts off each request whose body doesn't arrive in time. Node's own `requestTimeout` has one
 * limit for all requests; here a handler may grant a request more.
 */
export function timeBodies(server: Server, usual: number = usualBodyTime): GrantTime {
  const cuts = new WeakMap<IncomingMessage, () => void>();
  const clocks = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  const grant: GrantTime = (request, milliseconds) => {
    const cut = cuts.get(request);
    if (!cut) return;
    clearTimeout(clocks.get(request));
    clocks.set(request, setTimeout(cut, milliseconds).unref());
  };
  // Runs before the handler, which may grant more time straight away.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    cuts.set(request, () => request.complete || cutOff(request, response));
    grant(request, usual);
    request.once('close', () => clearTimeout(clocks.get(request)));
  });
  return grant;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) > 0 || 'transfer-encoding' in headers;

/**
 * Destroys the socket instead of ending it: the application must not go on to do what we told the
 * client would not happen.
 */
function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy();
  else refuseOnSocket(socket, refuse('request/too-slow'), () => socket.destroy());
}
