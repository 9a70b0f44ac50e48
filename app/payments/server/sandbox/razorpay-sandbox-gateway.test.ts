import { expect, test } from 'vitest';
import { fakeKeys, sandboxInMemory } from '#test/fakes/razorpay.ts';
import { razorpaySandbox } from './razorpay-sandbox-gateway.ts';

const gateway = razorpaySandbox({
  ...fakeKeys,
  store: sandboxInMemory(),
  now: () => new Date(),
  deliver: () => undefined,
});
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  gateway.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('it reads no more than the real one would', async () => {
  const response = await post('/checkout/payments', {
    key_id: fakeKeys.keyId,
    order_id: 'x'.repeat(70_000),
    outcome: 'success',
  });
  expect([response.status, await response.json()]).toMatchObject([
    413,
    { error: { code: 'BAD_REQUEST_ERROR' } },
  ]);
});

test('its calls need the keys', async () => {
  const order = { amount: 100, currency: 'INR' };
  const authorization = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`${fakeKeys.keyId}:${secret}`).toString('base64')}`,
  });
  expect((await post('/v1/orders', order)).status).toBe(401);
  expect((await post('/v1/orders', order, authorization('wrong'))).status).toBe(401);
  expect((await post('/v1/orders', order, authorization(fakeKeys.keySecret))).status).toBe(200);
});
