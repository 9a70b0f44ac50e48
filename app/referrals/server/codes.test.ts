import { expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { lapsed, member, signedIn, signIn, type SignedIn } from '#test/people.ts';
import { seedPromoCodes } from './seed.ts';

const many = { RATE_LIMIT_FACTOR: '1000' };

const change = (
  { call }: TestApp,
  { uid, token }: Pick<SignedIn, 'uid' | 'token'>,
  referralCode: string,
) => call('PUT', `/referral/update/${uid}`, { token, body: { referralCode } });

const check = ({ call }: TestApp, { token }: Pick<SignedIn, 'token'>, code: string) =>
  call('GET', `/referral/check/${encodeURIComponent(code)}`, { token });

const codeOf = async (
  { call }: TestApp,
  { uid, token }: Pick<SignedIn, 'uid' | 'token'>,
): Promise<string> => (await call('GET', `/auth/users/${uid}`, { token })).body.referralCode;

test('everyone has a code of their own from the moment they sign up', async () => {
  const app = await testApp(many);
  const [naina, kabir] = [
    await signedIn(app),
    await signedIn(app, { email: 'kabir@example.in', displayName: 'कबीर' }),
  ];
  expect(await codeOf(app, naina)).toMatch(/^NAINA_[A-HJKMNP-Z2-9]{6}$/);
  expect(await codeOf(app, kabir)).toMatch(/^CREW_[A-HJKMNP-Z2-9]{6}$/);
});

test('a member can change the code; others can neither check nor change one', async () => {
  const app = await testApp(many);
  const naina = await member(app);
  expect((await check(app, naina, 'Naina_Builds')).body).toEqual({ available: true });
  const changed = await change(app, naina, '  Naina_Builds ');
  expect([changed.status, changed.body]).toEqual([
    200,
    { message: 'Referral code updated successfully!' },
  ]);
  expect(await codeOf(app, naina)).toBe('Naina_Builds');
  const { body: stats } = await app.call('GET', '/referral/stats', { token: naina.token });
  expect(stats).toEqual({
    referrals: [{ referralCode: 'Naina_Builds', referredTo: [] }],
    totalRewards: 0,
    referredUsers: [],
  });

  const kabir = await signedIn(app, { email: 'kabir@example.in' });
  expect([
    (await check(app, kabir, 'KABIR')).status,
    (await change(app, kabir, 'KABIR')).status,
  ]).toEqual([402, 402]);
});

test('a taken code is taken in any spelling, but its owner may respell it', async () => {
  const app = await testApp(many);
  const naina = await member(app);
  const kabir = await member(app, 'basicPlan', { email: 'kabir@example.in' });
  await change(app, naina, 'NAINA');
  expect((await check(app, kabir, 'naina')).body).toEqual({ available: false });
  const refused = await change(app, kabir, 'nAiNa');
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([
    409,
    'referral/code-already-exists',
    'This referral code is already taken. Please choose a different one.',
  ]);
  expect((await change(app, naina, 'Naina')).status).toBe(200);
  expect(await codeOf(app, naina)).toBe('Naina');
});

test('the name of a promotion is nobody’s code', async () => {
  const app = await testApp(many);
  await seedPromoCodes(app.clock);
  await seedPromoCodes(app.clock);
  const naina = await member(app);
  expect((await check(app, naina, 'Spring30')).body).toEqual({ available: false });
  expect((await change(app, naina, 'spring30')).body.code).toBe('referral/code-already-exists');
});

test.for([
  'NAINA-1',
  'NAINÁ',
  'ΝΑΙΝΑ',
  'a b c d',
  'KELVIN\u212A',
  'NAI',
  'naina_builds_things_x',
  '   ',
])('%j is no code', async (code) => {
  const app = await testApp(many);
  const naina = await member(app);
  for (const { status, body } of [await check(app, naina, code), await change(app, naina, code)]) {
    expect([status, body.code]).toEqual([400, 'referral/invalid-format']);
    expect([
      'Invalid referral code format. Please use only letters, numbers, and underscores.',
      'A referral code has 4 to 20 characters.',
    ]).toContain(body.error);
  }
});

test('another’s code can’t be changed', async () => {
  const app = await testApp(many);
  const naina = await member(app);
  const kabir = await member(app, 'basicPlan', { email: 'kabir@example.in' });
  const before = await codeOf(app, naina);
  const { status, body } = await change(app, { uid: naina.uid, token: kabir.token }, 'MINE_NOW');
  expect([status, body.code]).toEqual([404, 'referral/not-found']);
  expect(await codeOf(app, naina)).toBe(before);
});

test('a code given up stays reserved for 365 days, but not for its former owner', async () => {
  const app = await testApp(many);
  const naina = await member(app, 'premiumPlan');
  const kabir = await member(app, 'premiumPlan', { email: 'kabir@example.in' });
  await change(app, naina, 'NAINA');
  await change(app, naina, 'BUILDER');
  await change(app, naina, 'NAINA');
  await change(app, naina, 'BUILDER');
  expect((await check(app, kabir, 'NAINA')).body).toEqual({ available: false });
  app.clock.advance({ days: 364, hours: 23 });
  Object.assign(kabir, await signIn(app, kabir));
  expect((await change(app, kabir, 'NAINA')).status).toBe(409);
  app.clock.advance({ hours: 2 });
  expect((await check(app, kabir, 'NAINA')).body).toEqual({ available: true });
  expect((await change(app, kabir, 'naina')).status).toBe(200);
  expect(await codeOf(app, kabir)).toBe('naina');
});

test('when fifty take one code at once one gets it, and everyone still has a code', async () => {
  const app = await testApp(many);
  const people: SignedIn[] = [];
  for (let n = 0; n < 5; n += 1)
    people.push(await member(app, 'basicPlan', { email: `racer-${n}@example.in` }));
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const racer = people[n % people.length];
      if (!racer) throw new Error('nobody races');
      return change(app, racer, n < 25 ? 'THE_CODE' : 'the_code').then(({ status }) => ({
        status,
        uid: racer.uid,
      }));
    }),
  );
  const winners = new Set(replies.filter(({ status }) => status === 200).map(({ uid }) => uid));
  expect(winners.size).toBe(1);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const codes = await Promise.all(people.map((person) => codeOf(app, person)));
  expect(codes.filter((code) => code.toLowerCase() === 'the_code')).toHaveLength(1);
  expect(new Set(codes).size).toBe(people.length);
});

test('a code may be changed three times a day, so that nobody collects many', async () => {
  const app = await testApp();
  const naina = await member(app);
  const replies = [];
  for (const code of ['SPR!NG', 'CODE_1', 'CODE_2', 'CODE_3', 'CODE_4'])
    replies.push((await change(app, naina, code)).status);
  expect(replies).toEqual([400, 200, 200, 200, 429]);
});

test('a person who changes to many codes at once ends with one of them', async () => {
  const app = await testApp(many);
  const naina = await member(app);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) => change(app, naina, `CODE_${n}`)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await codeOf(app, naina)).toMatch(/^CODE_\d$/);
});

test('a lapsed member sees the balance, and may not change the code', async () => {
  const app = await testApp(many);
  const naina = await lapsed(app);
  expect((await app.call('GET', '/referral/stats', { token: naina.token })).status).toBe(200);
  expect((await change(app, naina, 'NAINA')).status).toBe(402);
});
