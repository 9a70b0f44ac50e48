import { expect, test } from 'vitest';
import { testApp, type CallOptions } from '#test/app.ts';
import { naina, signedUp } from '#test/people.ts';

test('known and unknown addresses get the same answer', async () => {
  const app = await testApp();
  await signedUp(app);
  const known = await app.call('POST', '/auth/reset-password', {
    body: { email: ' Naina@example.in' },
  });
  const unknown = await app.call('POST', '/auth/reset-password', {
    body: { email: 'nobody@example.in' },
  });
  const plain = ({ status, body, headers }: typeof known) => [
    status,
    body,
    [...headers].filter(([name]) => name !== 'x-request-id'),
  ];
  expect(plain(known)).toEqual(plain(unknown));
  expect(await app.mailbox(naina.email)).toHaveLength(2);
  expect(await app.mailbox('nobody@example.in')).toEqual([]);
});

test('an address gets three reset mails an hour, whoever requests them', async () => {
  const { call } = await testApp();
  const ask = (n: number) =>
    call('POST', '/auth/reset-password', { body: { email: naina.email }, ip: `203.0.113.${n}` });
  for (let n = 0; n < 3; n += 1) expect((await ask(n)).status).toBe(200);
  expect((await ask(3)).status).toBe(429);
});

test('requesting the confirmation mails nobody', async () => {
  const app = await testApp();
  await signedUp(app);
  const call = async (options: CallOptions) =>
    (await app.call('POST', '/auth/send-password-reset-confirmation', options)).status;
  for (const body of [
    { email: naina.email },
    { email: 'nobody@example.in' },
    {},
    [],
    'no JSON',
    '',
    new Uint8Array([255]),
  ])
    expect([body, await call({ body })]).toEqual([body, 200]);
  for (const query of [{ email: naina.email }, { email: '\0' }])
    expect(await call({ query })).toBe(200);
  for (const [name, value] of [
    ['content-type', 'text/xml'],
    ['content-type', ''],
    ['content-encoding', 'gzip'],
  ] as const)
    expect([name, await call({ body: 'x', headers: { [name]: value } })]).toEqual([name, 200]);
  expect(await app.mailbox(naina.email)).toHaveLength(1);
});
