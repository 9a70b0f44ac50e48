import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { systemContext } from '#app/platform/context.ts';
import type { Reply, TestApp } from '../app.ts';
import { mailedCode, member, naina, signedInAdmin, signedUp, verified } from '../people.ts';

type Ask = (app: TestApp) => Promise<Reply>;

const post =
  (path: string, body: object): Ask =>
  (app) =>
    app.call('POST', path, { body });

const reset = async (app: TestApp, oobCode: string, newPassword = 'Harvest-moon-9?') =>
  app.call('POST', '/auth/confirm-password-reset', { body: { oobCode, newPassword } });

async function resetCode(app: TestApp): Promise<string> {
  await signedUp(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  return mailedCode(app, '/reset-password');
}

const verify = (app: TestApp, oobCode: string) =>
  app.call('POST', '/auth/verify-email', { body: { oobCode, email: naina.email } });

const paste =
  (courses: unknown): Ask =>
  async (app) => {
    const { token } = await signedInAdmin(app);
    const headers = { 'content-type': 'application/octet-stream' };
    return app.call('POST', '/courses/import', { token, body: JSON.stringify(courses), headers });
  };

/** Every answer of section 8 that the server gives, over HTTP, to the person who would get it. */
export const answers = {
  'newsletter, bad address': post('/newsletter/subscribe', { email: 'na ina@example.in' }),
  'courses, no JSON': async (app) => {
    const { token } = await signedInAdmin(app);
    return app.call('POST', '/courses/import', {
      token,
      body: '[{',
      headers: { 'content-type': 'application/octet-stream' },
    });
  },
  'courses, no array': paste({}),
  'courses, none': paste([]),
  'courses, 501': paste(Array.from({ length: 501 }, () => ({}))),
  'sign-up': post('/auth/signup', naina),
  'sign-up, taken': async (app) => {
    await signedUp(app);
    return app.call('POST', '/auth/signup', { body: { ...naina, email: 'NAINA@example.in' } });
  },
  'sign-up, weak password': post('/auth/signup', { ...naina, password: 'Password1!' }),
  'sign-up, bad address': post('/auth/signup', { ...naina, email: 'naina' }),
  'sign-up, no name': post('/auth/signup', { ...naina, displayName: ' ' }),
  'sign-in, not verified': async (app) => {
    await signedUp(app);
    return app.call('POST', '/auth/login', { body: naina });
  },
  'sign-in, disabled': async (app) => {
    await verified(app);
    const { body } = await app.call('POST', '/auth/login', { body: naina });
    await disableAccount(systemContext(app.clock, 'test'), {
      uid: body.data.user.uid,
      reason: 'a test needs someone shut out',
    });
    return app.call('POST', '/auth/login', { body: naina });
  },
  'verification, made-up code': (app) => verify(app, 'made-up'),
  'verification, no code': (app) => verify(app, ''),
  'verification, a day later': async (app) => {
    await signedUp(app);
    const code = await mailedCode(app, '/verify-email');
    app.clock.advance({ hours: 24, seconds: 1 });
    return verify(app, code);
  },
  'verification, twice': async (app) => {
    await signedUp(app);
    const code = await mailedCode(app, '/verify-email');
    await verify(app, code);
    return verify(app, code);
  },
  'reset asked for': post('/auth/reset-password', { email: 'nobody@example.in' }),
  'reset, made-up code': (app) => reset(app, 'made-up'),
  'reset, no code': (app) => reset(app, ''),
  'reset, an hour later': async (app) => {
    const code = await resetCode(app);
    app.clock.advance({ hours: 1, seconds: 1 });
    return reset(app, code);
  },
  'reset, weak password': async (app) => reset(app, await resetCode(app), 'Password1!'),
  'reset done': async (app) => reset(app, await resetCode(app)),
  'referral code, bad format': async (app) => {
    const { uid, token } = await member(app);
    return app.call('PUT', `/referral/update/${uid}`, {
      token,
      body: { referralCode: 'no-dashes' },
    });
  },
  'referral code, taken': async (app) => {
    const first = await member(app, 'basicPlan', { email: 'first@example.in' });
    const { uid, token } = await member(app);
    await app.call('PUT', `/referral/update/${first.uid}`, {
      token: first.token,
      body: { referralCode: 'MONSOON' },
    });
    return app.call('PUT', `/referral/update/${uid}`, { token, body: { referralCode: 'monsoon' } });
  },
} as const satisfies Record<string, Ask>;

export type AnsweredCase = keyof typeof answers;
