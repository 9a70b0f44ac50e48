// Makes the application fail at a chosen point. Node loads this file with --import before the
// application, whose sources and build contain nothing of it: a point is a place in the stream of
// SQL statements, gateway calls, requests and answers. `crash-app.ts` arms it with a message.
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Armed, Passed } from './crash-app.ts';

type Seam = 'statement' | 'gateway' | 'request' | 'answer';
type Call = (...args: unknown[]) => unknown;

const clients = new Set<pg.Client>();
let armed: Armed | undefined;
let reached = 0;

process.on('message', (message: Armed | string) => {
  if (typeof message === 'string') return;
  armed = message;
  reached = 0;
});

/** Fails if the armed path ends here. Its steps must be passed in their order. */
async function pass(when: 'before' | 'after', seam: Seam, what: string): Promise<void> {
  const step = armed?.path[reached];
  if (!armed || !step?.startsWith(`${when} ${seam} `)) return;
  const words = step.slice(`${when} ${seam} `.length).split('…');
  if (!words.every((word) => what.includes(word))) return;
  reached += 1;
  if (reached < armed.path.length) return;
  const { fault } = armed;
  armed = undefined;
  await tell({ passed: what.slice(0, 200) });
  if (fault === 'kill') {
    process.kill(process.pid, 'SIGKILL');
    await wait(60_000);
  }
  if (fault === 'stall') await wait(10_000);
  if (fault === 'disconnect') for (const client of clients) cut(client);
  if (fault === 'error') throw new Error('A fault was planted at this point');
}

const tell = (message: Passed): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, {}, () => resolve());
  });

function cut(client: pg.Client): void {
  clients.delete(client);
  const { stream } = Reflect.get(client, 'connection') as { stream: { destroy(): void } };
  stream.destroy();
}

const query = Reflect.get(pg.Client.prototype, 'query') as Call;
Reflect.set(pg.Client.prototype, 'query', function asked(this: pg.Client, ...given: unknown[]) {
  if (!clients.has(this)) {
    clients.add(this);
    this.once('end', () => clients.delete(this));
  }
  const done = given.at(-1);
  const callback = typeof done === 'function' ? (done as Call) : undefined;
  const [first, second] = given;
  const { text, values } = (
    typeof first === 'object' ? first : { text: first, values: second }
  ) as pg.QueryConfig<unknown[]>;
  const what = `${text} ${Array.isArray(values) ? values.map(String).join(' ') : ''}`;
  const run = async (): Promise<unknown> => {
    await pass('before', 'statement', what);
    const result = await query.apply(this, callback ? given.slice(0, -1) : given);
    await pass('after', 'statement', what);
    return result;
  };
  if (!armed) return query.apply(this, given);
  if (!callback) return run();
  run().then(
    (result) => callback(null, result),
    (error: unknown) => callback(error),
  );
  return undefined;
});

const plainFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const what = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`;
  await pass('before', 'gateway', what);
  const response = await plainFetch(input, init);
  await pass('after', 'gateway', what);
  return response;
};

const lineOf = ({ method, url }: IncomingMessage) => `${method} ${url}`;

const emit = Reflect.get(Server.prototype, 'emit') as Call;
Reflect.set(Server.prototype, 'emit', function emitted(this: Server, ...given: unknown[]) {
  const [event, request] = given;
  if (event !== 'request' || !(request instanceof IncomingMessage) || !armed)
    return emit.apply(this, given);
  pass('before', 'request', lineOf(request)).then(
    () => emit.apply(this, given),
    () => request.destroy(),
  );
  return true;
});

const end = Reflect.get(ServerResponse.prototype, 'end') as Call;
Reflect.set(
  ServerResponse.prototype,
  'end',
  function ended(this: ServerResponse, ...given: unknown[]) {
    const line = lineOf(this.req);
    if (!armed) return end.apply(this, given);
    this.once('finish', () => void pass('after', 'answer', line).catch(() => this.destroy()));
    pass('before', 'answer', line).then(
      () => end.apply(this, given),
      () => this.destroy(),
    );
    return this;
  },
);
