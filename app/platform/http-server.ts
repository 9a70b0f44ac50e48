import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { refuse, type Problem } from '#app/shared/problem.ts';
import { hasBody, timeBodies } from './body-time.ts';
import type { RequestEnvironment } from './http.ts';
import { acceptanceOf, type Acceptance, type Wire } from './stored-answer.ts';
import { closingRefusal, refuseOnSocket } from './socket-refusal.ts';

/** What the server needs from the application. */
export interface Application {
  fetch: (request: Request, bindings: RequestEnvironment['Bindings']) => Promise<Response>;
  /**
   * The stored answer to a GET, found by the address alone, without building a request: most visits
   * need only this.
   */
  stored: (address: string, accepts: Acceptance) => Wire | undefined;
}

interface HttpServer {
  server: Server;
  /** Makes the application's listener. */
  answer: (
    application: Application,
  ) => (request: IncomingMessage, response: ServerResponse) => unknown;
}

/**
 * After an answer that closes the connection, we go on reading what the client sends for this long
 * (ms).
 */
const lingering = 2_000;

interface Settings {
  /** Once true, every answer closes its connection. */
  isStopping: () => boolean;
  /** The longest that a body may take to arrive (ms). */
  bodyTime?: number;
}

/**
 * An HTTP/1.1 server that announces it whenever it closes a connection, and whose own refusals look
 * like the application's.
 */
export function createHttpServer({ isStopping, bodyTime }: Settings): HttpServer {
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: 5_000,
    // Each body has its own time limit: a large one may take an hour on a slow line.
    requestTimeout: 0,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 15_000,
    // `answer` checks the host: Node's own refusal has none of our headers.
    requireHostHeader: false,
  });
  server.maxConnections = 1_000;
  // A client that sends no more, or never reads the answer, would occupy a connection for ever.
  server.timeout = 60_000;
  const grantTime = timeBodies(server, bodyTime);
  refuseUnreadable(server);

  const fetchWith =
    (application: Application) =>
    async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
      const grant = (milliseconds: number) => grantTime(incoming, milliseconds);
      // Node counts from the last byte in either direction, and afresh for the next request.
      const grantAnswer = (milliseconds: number) => void incoming.socket.setTimeout(milliseconds);
      const response = await application.fetch(request, {
        incoming,
        grantTime: grant,
        grantAnswer,
      });
      // If a body came in one piece with its headers, Node reads it one turn later.
      if (hasBody(incoming)) await nextTurn();
      const unread = hasBody(incoming) && !incoming.complete;
      if (unread) linger(incoming);
      if (unread || isStopping()) response.headers.set('connection', 'close');
      return response;
    };
  const answer: HttpServer['answer'] = (application) => {
    const fetched = fetchWith(application);
    // The server speaks HTTP/1.1 only.
    const listen = getRequestListener(
      (request, bindings) => fetched(request, bindings as HttpBindings),
      {
        overrideGlobalObjects: false,
        errorHandler: unreadableAddress,
      },
    );
    return (request, response) => {
      if (isStopping()) response.setHeader('connection', 'close');
      if (!namesOneHost(request)) return respond(response, malformed());
      const { url = '', method, headers } = request;
      const accepts = acceptanceOf((name) => headers[name]?.toString());
      const stored =
        method === 'GET' && !hasBody(request) ? application.stored(url, accepts) : undefined;
      return stored ? respond(response, stored) : listen(request, response);
    };
  };
  return { server, answer };
}

const respond = (response: ServerResponse, { status, headers, body }: Wire): unknown =>
  response.writeHead(status, headers).end(body ?? undefined);

const malformed = (): Wire => closingRefusal(refuse('request/malformed'));

function unreadableAddress(): Response {
  const { status, headers, body } = malformed();
  return new Response(body, { status, headers });
}

/**
 * If there are several host names, a proxy in front of us may have used a different one than we
 * would.
 */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/**
 * Keeps reading what the client sends after we have answered and ended our half. If a socket is
 * closed with unread bytes, the kernel resets the connection, and the client may lose the answer.
 */
function linger(request: IncomingMessage): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.end();
    if (request.complete) return close();
    request.removeAllListeners('data').once('end', close).resume();
    setTimeout(close, lingering).unref();
  };
}

/** Answers when Node could not parse the request. Node's own answer has none of our headers. */
function refuseUnreadable(server: Server): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.prependListener(
    'request',
    (request: IncomingMessage, response: ServerResponse) =>
      void answers.set(request.socket, response),
  );
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    respond(response, malformed()),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // It has ended already and is only lingering.
    if (!socket.writable) return;
    const answer = answers.get(socket);
    if (answer?.headersSent && !answer.writableFinished) return void socket.destroy();
    refuseOnSocket(socket, problemOf(error));
    setTimeout(() => socket.destroy(), lingering).unref();
  });
}

function problemOf({ code }: NodeJS.ErrnoException): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('request/headers-too-large');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return refuse('request/too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('request/too-slow');
  return refuse('request/malformed');
}
