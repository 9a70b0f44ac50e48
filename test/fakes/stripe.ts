import { serve } from '@hono/node-server';
import { stripeSandbox } from '#app/payments/server/sandbox/stripe-sandbox-gateway.ts';
import type { SandboxPayer } from '#app/payments/server/sandbox/payer-gateway.ts';
import type { SandboxStore } from '#app/payments/server/sandbox/ports.ts';
import type { SignedEvent } from '#app/payments/server/sandbox/webhook-gateway.ts';
import { sandboxInMemory } from './razorpay.ts';

export const stripeKeys = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' };

/** The environment that points the product at a fake Stripe. */
export const stripeEnvironment = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_API_URL: url,
});

type BrokenAnswer = (request: Request) => Response | undefined | Promise<Response | undefined>;

export interface FakeStripe {
  url: string;
  store: SandboxStore;
  /** The events, oldest first. */
  events: SignedEvent[];
  /** What the buyer does on the page of a session; the address that it leads to. */
  pay: (
    sessionId: string,
    outcome?: 'pay' | 'later' | 'decline',
    payer?: Pick<SandboxPayer, 'vpa' | 'email'>,
  ) => Promise<string | null>;
  /** A call by the merchant, e.g. a refund on Stripe's dashboard. */
  call: (
    method: string,
    path: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** The bank's answer to a payment or a refund that waits for it. */
  bank: (of: 'charges' | 'refunds', id: string, outcome: 'succeeded' | 'failed') => Promise<void>;
  /**
   * Every API call gets this answer until the returned function is called; without one, the usual
   * answer.
   */
  breakDown: (answer: BrokenAnswer) => () => void;
  close: () => Promise<void>;
}

/** A fake Stripe on this machine, for a test to call over HTTP. */
export async function startStripe({
  now = () => new Date(),
}: { now?: () => Date } = {}): Promise<FakeStripe> {
  const store = sandboxInMemory();
  const events: SignedEvent[] = [];
  const gateway = stripeSandbox({
    ...stripeKeys,
    store,
    now,
    payUrl: 'https://pay.example/pay',
    deliver: (event) => void events.push(event),
  });
  let broken: BrokenAnswer | undefined;
  const answer = async (request: Request) =>
    (new URL(request.url).pathname.startsWith('/v1/') && (await broken?.(request))) ||
    gateway.fetch(request);
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => void server.once('listening', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    store,
    events,
    pay: async (sessionId, outcome = 'pay', payer = {}) => {
      const fields = Object.entries({ outcome, ...payer }).filter(([, value]) => value);
      const response = await gateway.request(`/pay/${sessionId}`, {
        method: 'POST',
        body: new URLSearchParams(fields as [string, string][]),
      });
      return response.headers.get('location');
    },
    call: async (method, path, fields, headers) => {
      const response = await gateway.request(`/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${stripeKeys.secretKey}`, ...headers },
        ...(fields && { body: new URLSearchParams(fields) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    bank: async (of, id, outcome) => {
      await gateway.request(`/bank/${of}/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
    },
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
