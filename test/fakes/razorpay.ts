import { serve } from '@hono/node-server';
import { parseArgs } from 'node:util';
import { razorpaySandbox } from '#app/payments/server/sandbox/razorpay-sandbox-gateway.ts';
import {
  razorpayHeaders,
  webhookDelivery,
  type SignedEvent,
} from '#app/payments/server/sandbox/webhook-gateway.ts';
import type { SandboxKinds, SandboxStore } from '#app/payments/server/sandbox/ports.ts';
import type { SandboxPayer } from '#app/payments/server/sandbox/payer-gateway.ts';

export const fakeKeys = {
  keyId: 'rzp_test_fake',
  keySecret: 'fake-key-secret',
  webhookSecret: 'fake-webhook-secret',
};

/** The environment that points the product at a fake. */
export const fakeEnvironment = (url: string): Record<string, string> => ({
  RAZORPAY_KEY_ID: fakeKeys.keyId,
  RAZORPAY_KEY_SECRET: fakeKeys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: fakeKeys.webhookSecret,
  RAZORPAY_API_URL: url,
});

/** The gateway's records in memory, for as long as the process lives. */
export function sandboxInMemory(): SandboxStore & { drop: (id: string) => void } {
  const records = new Map<string, { parentId: string | null; record: unknown }>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    atomically: (work) => {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined);
      return turn;
    },
    read: async (kind, id) => records.get(`${kind} ${id}`)?.record as never,
    childrenOf: async (kind, parentId) =>
      [...records]
        .filter(([key, { parentId: of }]) => key.startsWith(`${kind} `) && of === parentId)
        .map(([, { record }]) => record) as never,
    listed: async (kind, { from, to, skip, count }) =>
      [...records]
        .filter(([key]) => key.startsWith(`${kind} `))
        .map(([, { record }]) => record as SandboxKinds[typeof kind])
        .filter(({ created_at: at }) => at >= from && at <= to)
        .toSorted((a, b) => b.created_at - a.created_at || a.id.localeCompare(b.id))
        .slice(skip, skip + count),
    write: async (kind, record, parentId) =>
      void records.set(`${kind} ${record.id}`, { parentId, record }),
    drop: (id) => void records.delete(`payment ${id}`),
  };
}

export interface FakeRazorpay {
  url: string;
  store: SandboxStore;
  /** The webhooks, oldest first, when no webhook URL was given. */
  events: SignedEvent[];
  /** Pays an order in the gateway's own window. */
  pay: (
    orderId: string,
    outcome?: 'success' | 'authorize' | 'failure',
    payer?: SandboxPayer,
  ) => Promise<{ status: number; body: Record<string, string> }>;
  /** A call by the merchant, e.g. a refund on the gateway's dashboard. */
  call: (
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: unknown }>;
  /** Loses a payment, as if it had never been made. */
  drop: (paymentId: string) => void;
  /** Ends a refund that waits for a slow bank. */
  endRefund: (refundId: string, outcome: 'processed' | 'failed') => Promise<unknown>;
  /** Every API call gets this answer until the returned function is called. */
  breakDown: (answer: () => Response | Promise<Response>) => () => void;
  close: () => Promise<void>;
}

/** A fake Razorpay on this machine, for a process or a test to call over HTTP. */
export async function startRazorpay({
  port = 0,
  webhookUrl,
  now = () => new Date(),
}: { port?: number; webhookUrl?: string; now?: () => Date } = {}): Promise<FakeRazorpay> {
  const store = sandboxInMemory();
  const events: SignedEvent[] = [];
  const deliver = webhookUrl
    ? webhookDelivery(webhookUrl, razorpayHeaders)
    : (event: SignedEvent) => void events.push(event);
  const gateway = razorpaySandbox({ ...fakeKeys, store, now, deliver });
  let broken: (() => Response | Promise<Response>) | undefined;
  const answer = (request: Request) =>
    broken && new URL(request.url).pathname.startsWith('/v1/') ? broken() : gateway.fetch(request);
  const server = serve({ fetch: answer, port, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => void server.once('listening', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  const authorization = `Basic ${Buffer.from(`${fakeKeys.keyId}:${fakeKeys.keySecret}`).toString('base64')}`;
  const send = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await gateway.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  return {
    url,
    store,
    events,
    pay: (orderId, outcome = 'success', payer = {}) =>
      send('POST', '/checkout/payments', {
        key_id: fakeKeys.keyId,
        order_id: orderId,
        outcome,
        ...payer,
      }),
    call: (method, path, body, headers) =>
      send(method, `/v1${path}`, body, { authorization, ...headers }),
    drop: store.drop,
    endRefund: (refundId, outcome) => send('POST', `/bank/refunds/${refundId}`, { outcome }),
    breakDown: (answerWith) => {
      broken = answerWith;
      return () => {
        broken = undefined;
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

// node test/fakes/razorpay.ts --port 4100 --webhook http://127.0.0.1:3000/api/payment/webhook
if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4100' }, webhook: { type: 'string' } },
  });
  const { url } = await startRazorpay({
    port: Number(values.port),
    ...(values.webhook && { webhookUrl: values.webhook }),
  });
  process.stdout.write(`${url}\n`);
}
