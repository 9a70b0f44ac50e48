import { expect } from 'vitest';
import type { TestApp } from '#test/app.ts';
import { mailedCode, naina, signedIn, type SignedIn } from '#test/people.ts';

export const moved = 'naina.gill@example.org';

export const page = '/confirm-email-change';

export const ask = ({ call }: TestApp, { token }: Pick<SignedIn, 'token'>, body: object = {}) =>
  call('POST', '/account/email-change', {
    token,
    body: { newEmail: moved, currentPassword: naina.password, ...body },
  });

export const follow = ({ call }: TestApp, oobCode: string) =>
  call('POST', '/auth/confirm-email-change', { body: { oobCode } });

export const pending = async ({ call }: TestApp, { token }: Pick<SignedIn, 'token'>) =>
  (await call('GET', '/account', { token })).body.emailChange;

export const statusOf = async ({ call }: TestApp, token: string) =>
  (await call('GET', '/auth/verify-token', { token })).status;

export const subjects = async (app: TestApp, to: string) =>
  (await app.mailbox(to)).map(({ subject }) => subject);

export const invalid = { status: 400, body: { code: 'account/invalid-email-link' } };

export async function asked(
  app: TestApp,
): Promise<{ person: SignedIn; oldCode: string; newCode: string }> {
  const person = await signedIn(app);
  expect((await ask(app, person)).status).toBe(200);
  return {
    person,
    oldCode: await mailedCode(app, page),
    newCode: await mailedCode(app, page, moved),
  };
}
