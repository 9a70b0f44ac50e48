import { Hono } from 'hono';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { sql } from 'kysely';
import { q } from './database.ts';
import type { LoadShedder } from './load.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry });
/**
 * Requests since the metrics were last read, by their labels. Counting each in the registry took
 * a fifth of the time of an answer from memory.
 */
const fresh = new Map<string, number>();
registry.registerMetric(
  new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'kind', 'status'],
    registers: [],
    collect() {
      for (const [labels, count] of fresh) {
        const [method = '', kind = '', status = ''] = labels.split(' ');
        this.inc({ method, kind, status }, count);
      }
      fresh.clear();
    },
  }),
);
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request to its answer, unless that was in memory.',
  labelNames: ['kind'],
  buckets: [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers: [registry],
});
const inFlight = new Gauge({
  name: 'http_requests_in_flight',
  help: 'Requests being answered.',
  registers: [registry],
});

/**
 * Counts one answered request. There are few, fixed kinds, so no visitor's address becomes a label.
 * Pass no `seconds` for an answer that was in memory.
 */
export function observeRequest(
  method: string,
  path: string,
  status: number,
  seconds?: number,
): void {
  const kind = path.startsWith('/api/')
    ? 'api'
    : path.startsWith('/assets/') || path.startsWith('/art/')
      ? 'asset'
      : 'page';
  const labels = `${methods.has(method) ? method : 'other'} ${kind} ${status}`;
  fresh.set(labels, (fresh.get(labels) ?? 0) + 1);
  if (seconds !== undefined) durations.observe({ kind }, seconds);
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

const answersWithin = 2_000;

/** True if the database answers within two seconds. */
async function isDatabaseUp(): Promise<boolean> {
  const asked = sql`select 1`.execute(q()).then(
    () => true,
    () => false,
  );
  return Promise.race([
    asked,
    new Promise<false>((resolve) => void setTimeout(resolve, answersWithin, false).unref()),
  ]);
}

/**
 * /healthz: the process answers. /readyz: requests will be served. /metrics: Prometheus text. None
 * of them reveals anything that an attacker could use.
 */
export function operations(shedder: LoadShedder): { app: Hono; drain: () => void } {
  let draining = false;
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = !draining && (await isDatabaseUp());
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });
  app.get('/metrics', async (c) => {
    inFlight.set(shedder.inFlight);
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    });
  });
  return {
    app,
    drain: () => {
      draining = true;
    },
  };
}
