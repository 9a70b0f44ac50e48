import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { signedIn } from '#test/people.ts';
import { seedHackathons } from './seed.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  await seedHackathons(app.clock);
});

const path = '/hackathons/monsoon-ready';
const participants = async () => (await app.call('GET', path)).body.participants as number;

test('pressing many times registers once; someone who withdraws may register again', async () => {
  const { token } = await signedIn(app);
  const registered = await Promise.all(
    [1, 2, 3].map(() => app.call('PUT', `${path}/registration`, { token })),
  );
  expect(registered.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(registered[0]?.body).toEqual({ registeredAt: expect.any(String), mentorship: null });
  expect(await participants()).toBe(1);
  expect(
    (await app.call('DELETE', `${path}/registration`, { token })).body.registeredAt,
  ).toBeNull();
  expect(await participants()).toBe(0);
  await app.call('PUT', `${path}/registration`, { token });
  expect(await participants()).toBe(1);
});

test('a mentor can be asked for once; someone who withdraws may ask again', async () => {
  const { token } = await signedIn(app);
  const ask = (words: string) => app.call('POST', `${path}/mentorship`, { token, body: { words } });
  const both = await Promise.all([ask('How do I judge a ward?'), ask('How do I judge a ward?')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
  expect((await ask('And this?')).body.code).toBe('hackathons/asked-already');
  expect((await ask(' ')).body.fields).toEqual({ words: 'What you need is required' });
  expect((await app.call('DELETE', `${path}/mentorship`, { token })).body.mentorship.state).toBe(
    'withdrawn',
  );
  expect((await ask('Another question')).body.mentorship).toMatchObject({
    state: 'new',
    words: 'Another question',
  });
});

test('after the deadline nobody can register or ask, but participants may still withdraw', async () => {
  const { token } = await signedIn(app);
  const past = '/hackathons/agents-that-finish';
  expect((await app.call('PUT', `${past}/registration`, { token })).body.code).toBe(
    'hackathons/closed',
  );
  expect(
    (await app.call('POST', `${past}/mentorship`, { token, body: { words: 'Late' } })).body.code,
  ).toBe('hackathons/closed');
  await app.call('PUT', `${path}/registration`, { token });
  app.clock.advance({ days: 14 });
  expect(
    (await app.call('DELETE', `${path}/registration`, { token })).body.registeredAt,
  ).toBeNull();
  expect((await app.call('PUT', `${path}/registration`, { token })).status).toBe(409);
});
