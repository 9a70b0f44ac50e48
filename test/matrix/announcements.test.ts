import { everyoneCalls } from '../matrix.ts';
import { mailedCode } from '../people.ts';
import type { Town } from '../town.ts';
import { announced, courseInPreparation } from '../upcoming.ts';
import { newcomer, nextNumber } from './rows.ts';

let former = 'none';

/** The announcement of the one before ends: a school can announce only so many courses at once. */
async function inPreparation({ shop, tokens }: Town, unannounced = false) {
  const { admin: token } = tokens;
  await shop.call('DELETE', `/authoring/courses/${former}/announcement`, { token });
  const title = `In preparation ${nextNumber()}`;
  const course = await courseInPreparation(shop, token, { title, unannounced });
  former = course.id;
  return course;
}

/** A course of the author's that has never been on sale. */
async function prepared(town: Town, { unannounced = false } = {}) {
  const { shop, tokens, residents } = town;
  const { id, slug } = await inPreparation(town, unannounced);
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
const anothers = async (town: Town) => ({ params: { id: (await inPreparation(town)).id } });

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
