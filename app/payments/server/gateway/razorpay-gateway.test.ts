import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { onTestFinished, expect, test } from 'vitest';
import { setLogLevel } from '#app/platform/log.ts';
import { GatewayFailure } from './payment-gateway.ts';
import { paymentEntity } from './razorpay-entity-gateway.ts';
import { razorpayGateway } from './razorpay-gateway.ts';

/**
 * The payment of Razorpay's published `payment.captured` sample, and of its `refund.created` one
 * (razorpay.com/docs/webhooks).
 */
const publishedCapture = {
  id: 'pay_DESp9bgForNoUd',
  entity: 'payment',
  amount: 100,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_DESoVmIFwTBrqU',
  invoice_id: null,
  international: false,
  method: 'card',
  amount_refunded: 0,
  amount_transferred: 0,
  refund_status: null,
  captured: true,
  card_id: 'card_DESp9fNnu0RoNc',
  card: {
    id: 'card_DESp9fNnu0RoNc',
    entity: 'card',
    name: 'John Smith',
    last4: '0153',
    network: 'Visa',
    type: 'debit',
    issuer: null,
  },
  vpa: null,
  email: 'john.smith@example.com',
  contact: '+11234567890',
  notes: [],
  fee: null,
  error_code: '',
  error_description: '',
  acquirer_data: { auth_code: '828553', rrn: '322206890934' },
  created_at: 1567674797,
};
const publishedRefund = {
  ...publishedCapture,
  id: 'pay_FPoJKWQQ8lK13n',
  order_id: 'order_FPoIeimWki9j8A',
  amount: 500000,
  amount_refunded: 190000,
  refund_status: 'partial',
  captured: true,
};

setLogLevel('silent');

const options = {
  keyId: 'rzp_test_key',
  keySecret: 'secret',
  payerSecret: 'payer-secret',
  timeoutMs: 60_000,
};
/** On a busy machine, any answer may come too late for it. */
const impatient = { ...options, timeoutMs: 300 };

/** Razorpay, as far as one test needs it. */
async function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'));
}

const failureOf = async (call: Promise<unknown>): Promise<GatewayFailure> => {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof GatewayFailure) return failure;
  throw new Error('the call did not fail as a gateway call', { cause: failure });
};

test("Razorpay's published payments are read", () => {
  const entity = paymentEntity(options.payerSecret);
  const readPayment = (told: unknown) => entity.safeParse(told).data ?? null;
  const read = readPayment(publishedCapture);
  expect(read).toEqual({
    id: 'pay_DESp9bgForNoUd',
    orderId: 'order_DESoVmIFwTBrqU',
    status: 'captured',
    amountPaise: 100,
    currency: 'INR',
    captured: true,
    refundedPaise: 0,
    payer: ['card-id', 'card', 'contact', 'email'].map((kind) => ({
      kind,
      digest: expect.stringMatching(/^[\w-]{43}$/),
    })),
  });
  for (const raw of ['1234567890', 'john', 'card_', '0153'])
    expect(JSON.stringify(read)).not.toContain(raw);
  expect(readPayment(publishedRefund)).toMatchObject({ status: 'captured', refundedPaise: 190000 });
  expect(readPayment({ ...publishedCapture, status: 'unheard-of' })).toBeNull();
});

test('a payer is the same under one secret only, and odd payer details don’t stop a payment from being read', () => {
  const under = (payerSecret: string, payment: object = publishedCapture) =>
    paymentEntity(payerSecret).safeParse(payment).data;
  expect(under('one')?.payer).toEqual(under('one')?.payer);
  expect(under('one')?.payer).not.toEqual(under('another')?.payer);
  expect(
    under('one', { ...publishedCapture, card: 'none', contact: 7, email: [], vpa: {}, card_id: 1 }),
  ).toMatchObject({
    amountPaise: 100,
    payer: [],
  });
});

test('an order is created with the key as user, our receipt, and automatic capture', async () => {
  const asked: unknown[] = [];
  const bodies: Promise<unknown>[] = [];
  const apiUrl = await answering((request, response) => {
    asked.push([request.method, request.url, request.headers.authorization]);
    bodies.push(bodyOf(request));
    response.end(
      JSON.stringify({
        id: 'order_DaZlswtdcn9UNV',
        entity: 'order',
        amount: 50000,
        status: 'created',
      }),
    );
  });
  expect(
    await razorpayGateway({ ...options, apiUrl }).createOrder({
      amountPaise: 50000,
      currency: 'INR',
      receipt: 'r1',
      page: { title: 'Basic plan', backTo: 'https://school.example/register' },
    }),
  ).toEqual({
    id: 'order_DaZlswtdcn9UNV',
  });
  const authorization = `Basic ${Buffer.from('rzp_test_key:secret').toString('base64')}`;
  expect(asked).toEqual([['POST', '/v1/orders', authorization]]);
  expect(await Promise.all(bodies)).toEqual([
    expect.objectContaining({
      amount: 50000,
      currency: 'INR',
      receipt: 'r1',
      payment: expect.objectContaining({ capture: 'automatic' }),
    }),
  ]);
});

test('a refund carries its key, the same at each try', async () => {
  const keys: unknown[] = [];
  const apiUrl = await answering((request, response) => {
    keys.push(request.headers['x-refund-idempotency']);
    if (keys.length < 3) response.statusCode = 502;
    response.end(JSON.stringify({ id: 'rfnd_FS8TWyPrCsa0OB' }));
  });
  const refund = await razorpayGateway({ ...options, apiUrl }).refund({
    paymentId: 'pay_1',
    amountPaise: 100,
    key: 'refund-key-0001',
  });
  expect(refund).toEqual({ id: 'rfnd_FS8TWyPrCsa0OB', receipt: null, status: 'pending' });
  expect(keys).toEqual(['refund-key-0001', 'refund-key-0001', 'refund-key-0001']);
});

test('a refusal is reported in the gateway’s words and not retried', async () => {
  let calls = 0;
  const apiUrl = await answering((_request, response) => {
    calls += 1;
    response.statusCode = 400;
    response.end(
      JSON.stringify({
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: 'The id provided does not exist',
          source: 'business',
          step: 'payment_initiation',
          reason: 'input_validation_failed',
          metadata: {},
        },
      }),
    );
  });
  const failure = await failureOf(razorpayGateway({ ...options, apiUrl }).payment('pay_1'));
  expect([failure.kind, failure.message, calls]).toEqual([
    'refused',
    'BAD_REQUEST_ERROR: The id provided does not exist',
    1,
  ]);
});

test.for<[string, RequestListener]>([
  ['no answer', () => undefined],
  ['a broken connection', (request) => void request.socket.destroy()],
  [
    'server errors',
    (_request, response) =>
      void response.writeHead(500).end('{"error":{"code":"SERVER_ERROR","description":"x"}}'),
  ],
  ['a page of HTML', (_request, response) => void response.end('<html>Gateway</html>')],
  [
    'an answer of another shape',
    (_request, response) => void response.end('{"id":"pay_1","amount":"5000"}'),
  ],
  [
    'a redirect',
    (_request, response) =>
      void response.writeHead(302, { location: 'https://example.com/' }).end(),
  ],
])('%s makes the gateway unavailable', async ([, answer]) => {
  const apiUrl = await answering(answer);
  expect((await failureOf(razorpayGateway({ ...impatient, apiUrl }).payment('pay_1'))).kind).toBe(
    'unavailable',
  );
});

test('after several failures callers are answered at once', async () => {
  let calls = 0;
  const apiUrl = await answering((_request, response) => {
    calls += 1;
    response.writeHead(503).end();
  });
  const gateway = razorpayGateway({ ...options, apiUrl });
  for (let round = 0; round < 4; round += 1) await failureOf(gateway.payment('pay_1'));
  expect(calls).toBe(5);
});
