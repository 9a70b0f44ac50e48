import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api-client.ts';
import { defineContract } from './endpoint.ts';

const contract = defineContract({
  'GET /notes': { summary: 'All', access: 'public', ok: z.object({ notes: z.array(z.string()) }) },
});
const asking = (answer: () => Promise<Response>, signal?: AbortSignal) =>
  api<typeof contract>(answer)('GET /notes', ...(signal ? [{ signal }] : []));

/** A body that breaks off after its first bytes. */
const brokenOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"notes":["a'));
      controller.error(new TypeError('network'));
    },
  });

test.each([
  [
    'no answer',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  [
    'one that breaks off',
    async () => new Response(brokenOff(), { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'the page of a hotel',
    async () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
])('%s is a failure of the network', async (_, answer) => {
  await expect(asking(answer)).rejects.toMatchObject({ status: 0, code: 'network/unreachable' });
});

test('a refusal keeps its status, with or without a text of its own', async () => {
  const refusal = { error: 'There is no such note.', code: 'notes/not-found' };
  await expect(asking(async () => Response.json(refusal, { status: 404 }))).rejects.toMatchObject({
    status: 404,
    code: 'notes/not-found',
    message: 'There is no such note.',
  });
  await expect(
    asking(async () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
  ).rejects.toMatchObject({
    status: 502,
    code: 'server/unexpected',
    worded: false,
  });
});

test('a cancelled call is not reported as a failure', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const thrown = await asking(async () => new Response(brokenOff()), leaving.signal).catch(
    (reason: unknown) => reason,
  );
  expect(thrown).toMatchObject({ name: 'TypeError' });
});
