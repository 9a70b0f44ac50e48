import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '#app/shared/problem.ts';
import { closedPolicy, securityHeaders } from './html.ts';
import type { Wire } from './stored-answer.ts';

/** A refusal that closes the connection, for requests that never reach the application. */
export function closingRefusal(problem: Problem): Wire {
  const body = new TextEncoder().encode(JSON.stringify(problem.body()));
  const headers = {
    ...securityHeaders,
    'content-security-policy': closedPolicy,
    'content-type': 'application/json',
    'content-length': String(body.byteLength),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { status: problem.status, headers, body };
}

/**
 * Writes a refusal when Node has no response object for it, and ends our half of the connection.
 */
export function refuseOnSocket(socket: Socket, problem: Problem, flushed?: () => void): void {
  const { status, headers, body } = closingRefusal(problem);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(
    Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? new Uint8Array()]),
    flushed,
  );
}
