import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { refuse } from '#app/shared/problem.ts';
import { refuseOnSocket } from './socket-refusal.ts';

/**
 * What any body may take to arrive once its headers are there (reliability.md section 2,
 * "Platform"). Milliseconds.
 */
const usualBodyTime = 10_000;

/** A poor line: half a megabit a second, as bytes a millisecond. */
const slowestLine = 64;

/** What an upload of so many bytes may take to arrive, once its sender is known. Milliseconds. */
export const uploadTime = (bytes: number): number => usualBodyTime + Math.ceil(bytes / slowestLine);

/** Gives the body of a request this much time from now on, instead of what it had. */
export type GrantTime = (request: IncomingMessage, milliseconds: number) => void;

/**
 * Cuts off whose body is not there in time, one request at a time: Node's own `requestTimeout`
 * knows a single time for all of them. Who answers may grant a request more.
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
  // Before whoever answers, who may grant time at once.
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
 * Destroyed and not only ended: the application must not go on to do what the client was told will
 * not happen.
 */
function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy();
  else refuseOnSocket(socket, refuse('request/too-slow'), () => socket.destroy());
}
