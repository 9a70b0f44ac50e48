import { everyoneCalls } from '../matrix.ts';
import { mailedCode, naina } from '../people.ts';
import type { Town } from '../town.ts';
import { newcomer, type Input } from './rows.ts';

async function subscribed({ shop }: Town): Promise<{ email: string; oobCode: string }> {
  const { email } = newcomer();
  await shop.call('POST', '/newsletter/subscribe', { body: { email } });
  return { email, oobCode: await mailedCode(shop, '/newsletter/confirm', email) };
}

async function unsubscribeCode(town: Town): Promise<string> {
  const { email, oobCode } = await subscribed(town);
  await town.shop.call('POST', '/newsletter/confirm', { body: { oobCode } });
  return mailedCode(town.shop, '/newsletter/unsubscribe', email);
}

/** A new enquiry. */
async function enquiry({ shop, tokens }: Town): Promise<Input> {
  const { email } = newcomer();
  await shop.call('POST', '/collaboration/enquiries', { body: { email } });
  const { body } = await shop.call('GET', '/admin/enquiries', {
    token: tokens.admin,
    query: { search: email },
  });
  return { params: { id: body.enquiries[0].id } };
}

everyoneCalls('enquiries', {
  public: {
    'POST /newsletter/subscribe': { input: () => ({ body: { email: newcomer().email } }) },
    'POST /newsletter/confirm': {
      input: async (town) => ({ body: { oobCode: (await subscribed(town)).oobCode } }),
    },
    'POST /newsletter/unsubscribe': {
      input: async (town) => ({ query: { oobCode: await unsubscribeCode(town) } }),
    },
    'POST /collaboration/enquiries': { input: () => ({ body: { email: naina.email } }) },
    'POST /contact/queries': {
      input: () => ({
        body: {
          name: naina.displayName,
          email: naina.email,
          subject: 'College plan',
          message: 'Is my address fine?',
        },
      }),
    },
  },
  admin: {
    'GET /admin/enquiries': {},
    'GET /admin/enquiries/{id}': { input: enquiry },
    'POST /admin/enquiries/{id}/moves': {
      input: async (town) => ({ ...(await enquiry(town)), body: { from: 'new', to: 'closed' } }),
    },
    'POST /admin/enquiries/{id}/notes': {
      input: async (town) => ({ ...(await enquiry(town)), body: { words: 'Asked the college.' } }),
    },
    'POST /admin/enquiry-tables': { input: () => ({ body: {} }) },
    'POST /admin/newsletter-tables': {},
  },
});
