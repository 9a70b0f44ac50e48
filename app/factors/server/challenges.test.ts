import { expect, test } from 'vitest';
import { Authenticator, type Misdeeds } from '#test/fakes/authenticator.ts';
import { naina, signedIn, signIn } from '#test/people.ts';
import { challenge, enter, keyholder, open, origin, phone, refused } from '#test/passkeys.ts';

test('the challenge for a sign-in names nobody, and our address in it comes only from the configuration', async () => {
  const app = await open();
  await keyholder(app);
  const { body } = await app.call('POST', '/auth/passkey/options', {
    headers: { host: 'evil.example', origin: 'https://evil.example' },
  });
  expect(body).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  });
});

test.each<[string, Misdeeds]>([
  ['from another origin', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without having asked its person', { userVerified: false }],
  ['that was meant for something else', { type: 'webauthn.create' }],
  ['to a challenge that is not ours', { challenge: Buffer.from('made up').toString('base64url') }],
  [
    'in the name of somebody else',
    { userHandle: Buffer.from('somebody else').toString('base64url') },
  ],
])('an answer %s is refused', async (_, misdeeds) => {
  const app = await open();
  const { device } = await keyholder(app);
  expect(await enter(app, device, misdeeds)).toMatchObject(refused);
  expect((await enter(app, device)).status).toBe(200);
});

test.each<[string, Misdeeds]>([
  ['from another origin', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without having asked its person', { userVerified: false }],
  ['to a challenge that is not ours', { challenge: Buffer.from('made up').toString('base64url') }],
])('a new passkey %s is refused', async (_, misdeeds) => {
  const app = await open();
  const { token } = await signedIn(app);
  const options = (await app.call('POST', '/account/passkeys/options', { token })).body;
  const registration = phone().create(options, misdeeds);
  expect(
    await app.call('POST', '/account/passkeys', { token, body: { name: 'Mine', registration } }),
  ).toMatchObject(refused);
  expect((await app.call('GET', '/account/factors', { token })).body.passkeys).toEqual([]);
});

test('an answer works once, even when sent many times simultaneously', async () => {
  const app = await open();
  const { device } = await keyholder(app);
  const body = device.get(await challenge(app));
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => app.call('POST', '/auth/passkey', { body })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.call('POST', '/auth/passkey', { body })).toMatchObject(refused);
});

test('a challenge is valid for five minutes', async () => {
  const app = await open();
  const { device } = await keyholder(app);
  const body = device.get(await challenge(app));
  app.clock.advance({ minutes: 5, seconds: 1 });
  expect(await app.call('POST', '/auth/passkey', { body })).toMatchObject(refused);
});

test('a challenge is valid only for its own purpose, and for the session that requested it', async () => {
  const app = await open();
  const { device, token } = await keyholder(app);
  const { token: another } = await signIn(app);
  const forChange = async () =>
    (await app.call('POST', '/account/two-step/options', { token, body: { purpose: 'turn-on' } }))
      .body;
  expect(
    await app.call('POST', '/auth/passkey', { body: device.get(await forChange()) }),
  ).toMatchObject(refused);
  const passkey = device.get(await forChange());
  expect(
    await app.call('POST', '/account/two-step', { token: another, body: { passkey } }),
  ).toMatchObject(refused);
  expect(
    await app.call('POST', '/account/two-step', {
      token,
      body: { passkey: device.get(await challenge(app)) },
    }),
  ).toMatchObject(refused);
  const options = (await app.call('POST', '/account/passkeys/options', { token })).body;
  const registration = phone().create(options);
  expect(
    await app.call('POST', '/account/passkeys', {
      token: another,
      body: { name: 'Mine', registration },
    }),
  ).toMatchObject(refused);
});

test('a counter that goes back reveals a copied key', async () => {
  const app = await open();
  const { device } = await keyholder(app);
  expect((await enter(app, device, { counter: 7 })).status).toBe(200);
  expect(await enter(app, device, { counter: 7 })).toMatchObject(refused);
  expect(await enter(app, device, { counter: 3 })).toMatchObject(refused);
  expect(await enter(app, device, { counter: 0 })).toMatchObject(refused);
  expect((await enter(app, device, { counter: 8 })).status).toBe(200);
});

test('of two simultaneous answers with one counter, one is accepted', async () => {
  const app = await open();
  const { device } = await keyholder(app);
  const answers = [
    device.get(await challenge(app), { counter: 5 }),
    device.get(await challenge(app), { counter: 5 }),
  ];
  const tries = await Promise.all(
    answers.map((body) => app.call('POST', '/auth/passkey', { body })),
  );
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('an authenticator without a counter is accepted', async () => {
  const app = await open();
  const { device } = await keyholder(app, new Authenticator(origin, { counts: false }));
  for (let n = 0; n < 3; n += 1) expect((await enter(app, device)).status).toBe(200);
});

test('an unknown or removed passkey opens nothing', async () => {
  const app = await open();
  const { device, token, passkey } = await keyholder(app);
  expect((await app.call('DELETE', `/account/passkeys/${passkey}`, { token })).status).toBe(204);
  expect(await enter(app, device)).toMatchObject(refused);
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'A passkey was removed',
  );
});

test('a key can sign only for itself', async () => {
  const app = await open();
  const { device } = await keyholder(app);
  const { device: mine } = await keyholder(app, phone(), { email: 'tenzin@example.in' });
  const body = mine.get(await challenge(app));
  const hers = device.passkeys[0];
  const id = hers?.id.toString('base64url');
  const response = { ...body.response, userHandle: hers?.userHandle };
  expect(
    await app.call('POST', '/auth/passkey', { body: { ...body, id, rawId: id, response } }),
  ).toMatchObject(refused);
});
