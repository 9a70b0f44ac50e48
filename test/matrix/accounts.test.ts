import { everyoneCalls } from '../matrix.ts';
import { mailedCode, naina, signedUp, signIn } from '../people.ts';
import type { Resident, Town } from '../town.ts';
import { handled, nobody, toAdminItself, withRole } from './handling.ts';
import { another, everyone, newcomer, notFound, own } from './rows.ts';

async function resetCode({ shop }: Town): Promise<string> {
  const { email } = await signedUp(shop, newcomer());
  await shop.call('POST', '/auth/reset-password', { body: { email } });
  return mailedCode(shop, '/reset-password', email);
}

/** The newest session of a resident. */
async function sessionOf(
  { shop, tokens }: Town,
  resident: Resident,
  { token } = { token: tokens[resident] ?? '' },
): Promise<string> {
  const { body } = await shop.call('GET', '/account', { token });
  return body.sessions.find(({ current }: { current: boolean }) => current)?.sessionId ?? '';
}

everyoneCalls('accounts', {
  public: {
    'POST /auth/signup': { input: () => ({ body: newcomer() }) },
    'POST /auth/login': {
      input: ({ residents: { inactive } }) => ({
        body: { email: inactive.email, password: inactive.password },
      }),
    },
    'POST /auth/resend-verification': { input: () => ({ body: { email: naina.email } }) },
    'POST /auth/verify-email': {
      input: async ({ shop }) => {
        const { email } = await signedUp(shop, newcomer());
        return { body: { email, oobCode: await mailedCode(shop, '/verify-email', email) } };
      },
    },
    'POST /auth/correct-email': {
      input: async ({ shop }) => {
        const { email, password } = await signedUp(shop, newcomer());
        return { body: { email, password, newEmail: newcomer().email } };
      },
    },
    'POST /auth/reset-password': {
      input: ({ residents: { inactive } }) => ({ body: { email: inactive.email } }),
    },
    'POST /auth/confirm-password-reset': {
      input: async (town) => ({
        body: { oobCode: await resetCode(town), newPassword: 'Harvest-moon-9?' },
      }),
    },
    'POST /auth/check-link': {
      input: () => ({ body: { oobCode: 'made-up', mode: 'resetPassword' } }),
    },
    'POST /auth/confirm-email-change': {
      input: () => ({ body: { oobCode: 'made-up' } }),
      but: everyone(400),
    },
    'POST /auth/stop-email-change': {
      input: () => ({ body: { oobCode: 'made-up' } }),
      but: everyone(400),
    },
    'POST /auth/send-password-reset-confirmation': {},
  },
  admin: {
    'POST /admin/members/{uid}/disabling': [
      { of: 'somebody', input: handled },
      { of: 'oneself', input: toAdminItself, but: { admin: 409 } },
      { of: 'nobody', input: nobody, but: { admin: 404 } },
      {
        of: 'without a reason',
        input: ({ residents }) => ({ params: { uid: residents.other.uid }, body: { reason: ' ' } }),
        but: { admin: 400 },
      },
    ],
    'POST /admin/members/{uid}/enabling': { input: handled },
    'POST /admin/members/{uid}/sign-out': { input: handled },
    'POST /admin/members/{uid}/role-grants': { input: withRole },
    'POST /admin/members/{uid}/role-revocations': { input: withRole },
    'POST /admin/members/{uid}/verification-link': [
      { of: 'somebody', input: handled },
      { of: 'who is verified', input: toAdminItself, but: { admin: 409 } },
    ],
  },
  user: {
    'GET /auth/verify-token': {},
    'GET /account': {},
    'POST /account/password': {
      input: () => ({ body: { currentPassword: 'not-theirs', newPassword: 'Harvest-moon-9?' } }),
      but: everyone(400),
    },
    'POST /account/email-change': {
      input: (_, person) => ({
        body: { newEmail: `moved-${person}@example.in`, currentPassword: naina.password },
      }),
    },
    // The links have just been mailed.
    'POST /account/email-change/links': { but: everyone(429) },
    'DELETE /account/email-change': {},
    'DELETE /account/sessions/{sessionId}': [
      {
        of: 'another',
        input: async (town, person) => ({
          params: { sessionId: await sessionOf(town, another(person)) },
        }),
        but: notFound,
      },
      {
        of: 'own',
        input: async (town, person) => ({
          params: {
            sessionId: await sessionOf(
              town,
              own(person),
              await signIn(town.shop, town.residents[own(person)]),
            ),
          },
        }),
      },
    ],
    'DELETE /account/sessions': { input: () => ({ query: { keep: 'this' } }) },
    'POST /auth/confirm-password': {
      input: ({ residents }, person) => ({ body: { password: residents[own(person)].password } }),
    },
    'POST /auth/logout': {},
  },
});
