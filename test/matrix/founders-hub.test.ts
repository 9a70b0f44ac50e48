import { systemContext } from '#app/platform/context.ts';
import { openPeriod } from '#app/memberships/server/service.ts';
import { everyoneCalls } from '../matrix.ts';
import { signedIn } from '../people.ts';
import type { Town } from '../town.ts';
import { everyone, newcomer, nextNumber, type Input } from './rows.ts';

const task = { params: { slug: 'talk-to-ten' } };
const words = {
  name: 'Tiffin Tally',
  promise: 'Counts tiffins',
  problem: '',
  audience: '',
  solution: '',
  traction: '',
  team: '',
  ask: '',
};

/** A version that nobody has: the row is the same, or new, for each caller. */
async function profileOf({ shop }: Town, token: string | undefined): Promise<number> {
  const { body } = await shop.call('GET', '/founders-hub/profile', token ? { token } : {});
  return body.version ?? 0;
}

/** A link that its founder has just made. */
async function shared({ shop }: Town): Promise<Input> {
  const { token, uid } = await signedIn(shop, newcomer());
  await openPeriod(systemContext(shop.clock, 'test'), {
    uid,
    planType: 'premiumPlan',
    grantReason: 'a row needs a founder',
  });
  await shop.call('PUT', '/founders-hub/profile', {
    token,
    body: { ...words, website: '', email: '', version: 0 },
  });
  const { body } = await shop.call('POST', '/founders-hub/profile/share', { token });
  return { params: { key: body.shareKey } };
}

everyoneCalls('founders-hub', {
  public: {
    'GET /startup-profiles/{key}': [
      { of: 'shared', input: shared },
      { of: 'guessed', input: () => ({ params: { key: 'guessed' } }), but: everyone(404) },
    ],
  },
  premium: {
    'GET /founders-hub': {},
    'GET /founders-hub/tasks/{slug}': { input: () => task },
    'PUT /founders-hub/tasks/{slug}': {
      input: async ({ shop, tokens }, person) => {
        const { body } = await shop.call('GET', '/founders-hub/tasks/talk-to-ten', {
          token: tokens[person],
        });
        return {
          ...task,
          body: { done: true, notes: `Note ${nextNumber()}`, version: body.version ?? 0 },
        };
      },
    },
    'GET /founders-hub/profile': {},
    'PUT /founders-hub/profile': {
      input: async (town, person) => ({
        body: {
          ...words,
          website: '',
          email: '',
          version: await profileOf(town, town.tokens[person]),
        },
      }),
    },
    'POST /founders-hub/profile/share': {},
  },
  user: { 'DELETE /founders-hub/profile/share': {} },
});
