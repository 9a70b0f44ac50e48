import { expect } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { withAuthenticatorApp, type AuthenticatorApp } from '#test/factors.ts';
import { Authenticator } from '#test/fakes/authenticator.ts';
import { naina, signedIn, type SignedIn } from '#test/people.ts';

export const origin = 'http://localhost:3000';

export const open = (variables: Record<string, string> = {}) =>
  testApp({ APP_URL: origin, ...variables });

export const phone = () => new Authenticator(origin);

export const wrongCode = { status: 400, body: { code: 'auth/wrong-code' } };

export const wrongRecoveryCode = { status: 400, body: { code: 'auth/wrong-recovery-code' } };

export const expired = { status: 400, body: { code: 'auth/second-step-expired' } };

/**
 * Someone who signs in with two steps. The setup was half a minute ago, so that the app shows a
 * fresh code.
 */
export async function careful(
  app: TestApp,
  who: { email?: string } = {},
): Promise<SignedIn & AuthenticatorApp> {
  const person = await signedIn(app, who);
  const authenticator = await withAuthenticatorApp(app, person);
  app.clock.advance({ seconds: 30 });
  return { ...person, ...authenticator };
}

/** The answer to the password alone. */
export async function firstStep(
  { call }: TestApp,
  { email, password } = naina,
): Promise<{ ticket: string; ways: string[] }> {
  const { status, body } = await call('POST', '/auth/login', { body: { email, password } });
  expect([status, Object.keys(body)]).toEqual([202, ['secondStep']]);
  return body.secondStep;
}

export const secondStep = ({ call }: TestApp, ticket: string, proof: object, ip?: string) =>
  call('POST', '/auth/login/second-step', { body: { ticket, proof }, ...(ip && { ip }) });

export const factors = async ({ call }: TestApp, token: string) =>
  (await call('GET', '/account/factors', { token })).body;
