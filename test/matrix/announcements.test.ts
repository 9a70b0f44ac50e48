import { everyoneCalls } from '../matrix.ts';
import { mailedCode } from '../people.ts';
import type { Town } from '../town.ts';
import { announced, courseInPreparation } from '../upcoming.ts';
import { newcomer, nextNumber } from './rows.ts';

/** A course of the author's that has never been on sale. */
async function prepared({ shop, tokens, residents }: Town, { unannounced = false } = {}) {
  const title = `In preparation ${nextNumber()}`;
  const { id, slug } = await courseInPreparation(shop, tokens.admin, { title, unannounced });
  await shop.call('POST', `/authoring/courses/${id}/authors`, {
    token: tokens.admin,
    body: { email: residents.author.email },
  });
  return { id, slug };
}

const bySlug = async (town: Town) => ({ params: { slug: (await prepared(town)).slug } });
const byCourse = async (town: Town) => ({ params: { id: (await prepared(town)).id } });

async function asked(town: Town): Promise<{ body: { oobCode: string } }> {
  const { params } = await bySlug(town);
  const { email } = newcomer();
  await town.shop.call('POST', `/announcements/${params.slug}/addresses`, { body: { email } });
  return { body: { oobCode: await mailedCode(town.shop, '/waiting/confirm', email) } };
}

/** A course that is nobody's own but the admins'. */
async function anothers({ shop, tokens }: Town) {
  const title = `Another’s ${nextNumber()}`;
  const { id } = await courseInPreparation(shop, tokens.admin, { title });
  return { params: { id } };
}

everyoneCalls('announcements', {
  public: {
    'GET /announcements': {},
    'GET /announcements/{slug}': { input: bySlug },
    'POST /announcements/{slug}/addresses': {
      input: async (town) => ({ ...(await bySlug(town)), body: { email: newcomer().email } }),
    },
    'POST /waiting/confirm': { input: asked },
    'POST /waiting/forget': { input: asked },
  },
  user: {
    'GET /announcements/{slug}/waiting': { input: bySlug },
    'PUT /announcements/{slug}/waiting': { input: bySlug },
    'DELETE /announcements/{slug}/waiting': { input: bySlug },
  },
  author: {
    'GET /authoring/courses/{id}/announcement': [
      { input: byCourse },
      { of: 'another’s', input: anothers, but: { author: 404 } },
    ],
    'PUT /authoring/courses/{id}/announcement': [
      {
        input: async (town) => ({
          params: { id: (await prepared(town, { unannounced: true })).id },
          body: announced,
        }),
      },
      {
        of: 'another’s',
        input: async (town) => ({ ...(await anothers(town)), body: announced }),
        but: { author: 404 },
      },
    ],
    'DELETE /authoring/courses/{id}/announcement': { input: byCourse },
  },
});
