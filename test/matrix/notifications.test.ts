import { tellerOf } from '#app/notifications/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import { referralNews } from '#app/referrals/news.ts';
import { everyoneCalls } from '../matrix.ts';
import { mailedCode } from '../people.ts';
import type { Resident, Town } from '../town.ts';
import { another, nextNumber, notFound, own } from './rows.ts';

/** A resident's newest notification, created for the call. */
async function told({ shop, residents, tokens }: Town, resident: Resident): Promise<string> {
  const news = {
    kind: 'reward-payable',
    data: { friend: 'Kabir', amountPaise: 500_00 },
    key: `matrix:${nextNumber()}`,
  } as const;
  await tellerOf(referralNews)(systemContext(shop.clock, 'test'), {
    uid: residents[resident].uid,
    ...news,
  });
  const { body } = await shop.call('GET', '/notifications', { token: tokens[resident] });
  return body.notifications[0].id;
}

async function unsubscribeCode(town: Town): Promise<string> {
  await told(town, 'other');
  return mailedCode(town.shop, '/notifications/unsubscribe', town.residents.other.email);
}

everyoneCalls('notifications', {
  public: {
    'POST /notifications/unsubscribe': {
      input: async (town) => ({ query: { oobCode: await unsubscribeCode(town) } }),
    },
  },
  user: {
    'GET /notifications': [
      {},
      {
        of: 'from one’s own on',
        input: async (town, person) => ({ query: { before: await told(town, own(person)) } }),
      },
      {
        of: 'from another’s on',
        input: async (town, person) => ({ query: { before: await told(town, another(person)) } }),
        but: notFound,
      },
    ],
    'PUT /notifications/{id}/read': [
      {
        of: 'one’s own',
        input: async (town, person) => ({ params: { id: await told(town, own(person)) } }),
      },
      {
        of: 'another’s',
        input: async (town, person) => ({ params: { id: await told(town, another(person)) } }),
        but: notFound,
      },
    ],
    'PUT /notifications/read': [
      {
        of: 'one’s own',
        input: async (town, person) => ({ body: { upTo: await told(town, own(person)) } }),
      },
      {
        of: 'another’s',
        input: async (town, person) => ({ body: { upTo: await told(town, another(person)) } }),
        but: notFound,
      },
    ],
    'GET /notifications/preferences': {},
    'PUT /notifications/preferences': {
      input: () => ({ body: { category: 'membership', mailed: false } }),
    },
  },
});
