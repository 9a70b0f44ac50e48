import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { naina, postOfficeApi } from '#test/post-office.ts';
import { dial } from '#test/raw-http.ts';
import { createHttpServer, type Application } from './http-server.ts';

testDatabase();

/** A line to the post office, which cuts quiet lines after `quiet` ms, and answers late. */
async function lineTo({ quiet, late }: { quiet: number; late: number }) {
  const api = postOfficeApi();
  const { server, answer } = createHttpServer({ isStopping: () => false });
  server.timeout = quiet;
  const fetch: Application['fetch'] = async (...sent) => {
    const response = await api.fetch(...sent);
    await pause(late);
    return response;
  };
  server.on('request', answer({ fetch, stored: () => undefined }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return dial((server.address() as AddressInfo).port);
}

const sent = (path: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${naina}`,
    'Content-Length: 8\r\n\r\nall here',
  ].join('\r\n');

test('an endpoint may ask for more time to answer than a line may be quiet; no other has it', async () => {
  const times = { quiet: 2000, late: 4500 };
  const [slow, quick] = await Promise.all([lineTo(times), lineTo(times)]);
  await Promise.all([slow.send([sent('/api/freights')]), quick.send([sent('/api/pictures')])]);
  const answers = await Promise.all([slow.answer(), quick.answer()]);
  expect(answers).toEqual([expect.objectContaining({ status: 200 }), null]);
});
