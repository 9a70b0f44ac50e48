import { mailedCode, naina, signedUp } from '../people.ts';
import type { Town } from '../town.ts';
import { newcomer, type Rows } from './rows.ts';

async function resetCode({ shop }: Town): Promise<string> {
  const { email } = await signedUp(shop, newcomer());
  await shop.call('POST', '/auth/reset-password', { body: { email } });
  return mailedCode(shop, '/reset-password', email);
}

export const accountsRows: Rows = {
  public: {
    'POST /auth/signup': { input: () => ({ body: newcomer() }) },
    'POST /auth/login': { input: ({ residents: { inactive } }) => ({ body: { email: inactive.email, password: inactive.password } }) },
    'POST /auth/resend-verification': { input: () => ({ body: { email: naina.email } }) },
    'POST /auth/verify-email': {
      input: async ({ shop }) => {
        const { email } = await signedUp(shop, newcomer());
        return { body: { email, oobCode: await mailedCode(shop, '/verify-email', email) } };
      },
    },
    'POST /auth/reset-password': { input: ({ residents: { inactive } }) => ({ body: { email: inactive.email } }) },
    'POST /auth/confirm-password-reset': {
      input: async (town) => ({ body: { oobCode: await resetCode(town), newPassword: 'Harvest-moon-9?' } }),
    },
    'POST /auth/send-password-reset-confirmation': { input: () => ({ body: { email: naina.email } }) },
  },
  user: {
    'GET /auth/verify-token': {},
    'POST /auth/logout': {},
  },
};
