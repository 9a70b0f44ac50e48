import { seedHackathons } from '#app/hackathons/server/seed.ts';
import { everyoneCalls } from '../matrix.ts';
import type { Person, Town } from '../town.ts';
import { another, nextNumber, notFound, own, type Input } from './rows.ts';

const id = 'monsoon-ready';

/** One of the samples, which is open. */
async function open({ shop }: Town): Promise<{ params: { id: string } }> {
  await seedHackathons(shop.clock);
  return { params: { id } };
}
const words = { words: 'How do I keep a form alive without a network?' };
const post = { kind: 'person', skills: 'Maps', words: 'Free on weekends.' };
const none = { params: { id: 'none' } };

const fields = ({ shop }: Town) => ({
  title: 'A hackathon',
  organizer: 'Nobody & Sons',
  description: 'One line.',
  about: 'More lines.',
  prize: '$50,000',
  prizes: { first: '$25,000', second: '$15,000', third: '$10,000' },
  startsAt: shop.clock.now().toISOString(),
  deadline: new Date(shop.clock.now().getTime() + 86_400_000).toISOString(),
  location: 'Online',
  attendance: 'online',
  tags: ['AI'],
  rules: ['Be kind'],
  judging: [],
  externalPage: null,
  featured: false,
});

/** A hackathon that an admin has written. */
async function written(town: Town): Promise<{ params: { id: string } }> {
  const body = { id: `hackathon-${nextNumber()}`, ...fields(town) };
  await town.shop.call('POST', '/admin/hackathons', { token: town.tokens.admin, body });
  return { params: { id: body.id } };
}

/** The second resident's request, not yet decided. */
async function asked(town: Town): Promise<Input> {
  const { shop, tokens } = town;
  const fresh = await published(town);
  await shop.call('POST', `/hackathons/${fresh}/mentorship`, { token: tokens.other, body: words });
  const { body } = await shop.call('GET', `/admin/hackathons/${fresh}/mentorship-requests`, {
    token: tokens.admin,
  });
  return { params: { id: body.rows[0].id } };
}

async function published(town: Town): Promise<string> {
  const { params } = await written(town);
  await town.shop.call('PUT', `/admin/hackathons/${params.id}/publication`, {
    token: town.tokens.admin,
    body: { published: true, version: 1 },
  });
  return params.id;
}

/** Everyone takes part in a new hackathon, and this resident has posted on its board. */
async function boardWithPost(
  town: Town,
  by: keyof Town['residents'],
): Promise<{ board: string; written: string }> {
  const { shop, tokens } = town;
  const fresh = await published(town);
  for (const token of Object.values(town.residents).map((resident) => resident.token))
    await shop.call('PUT', `/hackathons/${fresh}/registration`, { token });
  const { body } = await shop.call('POST', `/hackathons/${fresh}/team-posts`, {
    token: tokens[by],
    body: post,
  });
  return { board: fresh, written: body.id };
}

const posted = async (
  town: Town,
  by: keyof Town['residents'],
): Promise<{ params: { id: string } }> => ({
  params: { id: (await boardWithPost(town, by)).written },
});

/** A board with a reported post. */
async function withReport(town: Town): Promise<{ params: { id: string } }> {
  const { board, written: id } = await boardWithPost(town, 'other');
  await town.shop.call('POST', `/team-posts/${id}/reports`, {
    token: town.tokens.inactive,
    body: { reason: 'An advertisement' },
  });
  return { params: { id: board } };
}

const ownPost = (town: Town, person: Person) => posted(town, own(person));
const anothersPost = (town: Town, person: Person) => posted(town, another(person));

/** Someone else's reply to this resident's post. */
async function answered(
  town: Town,
  by: keyof Town['residents'],
): Promise<{ params: { id: string } }> {
  const { shop, tokens } = town;
  const { params } = await posted(town, by);
  await shop.call('POST', `/team-posts/${params.id}/answers`, {
    token: tokens[by === 'other' ? 'inactive' : 'other'],
    body: words,
  });
  const { body } = await shop.call('PUT', `/team-posts/${params.id}`, {
    token: tokens[by],
    body: post,
  });
  return { params: { id: body.answers[0].id } };
}

/** A reply that has been reported. */
async function reported(town: Town): Promise<{ params: { id: string } }> {
  const { params } = await answered(town, 'other');
  await town.shop.call('POST', `/team-answers/${params.id}/reports`, {
    token: town.tokens.other,
    body: { reason: 'An advertisement' },
  });
  return { params };
}

/** A hackathon that the caller takes part in. */
async function takingPart(town: Town, person: Person): Promise<{ params: { id: string } }> {
  const fresh = await published(town);
  await town.shop.call('PUT', `/hackathons/${fresh}/registration`, {
    token: town.residents[own(person)].token,
  });
  return { params: { id: fresh } };
}

everyoneCalls('hackathons', {
  public: {
    'GET /hackathons': {},
    'GET /hackathons/{id}': { input: open },
    'GET /hackathons/{id}/calendar': { input: open },
  },
  user: {
    'GET /hackathons/{id}/participation': [
      { input: open },
      { of: 'none', input: () => none, but: notFound },
    ],
    'PUT /hackathons/{id}/registration': [
      { input: open },
      { of: 'none', input: () => none, but: notFound },
    ],
    'DELETE /hackathons/{id}/registration': { input: open },
    'POST /hackathons/{id}/mentorship': {
      input: async (town) => ({ ...(await open(town)), body: words }),
    },
    'DELETE /hackathons/{id}/mentorship': { input: open },
  },
  admin: {
    'GET /admin/hackathons': {},
    'POST /admin/hackathons': {
      input: (town) => ({ body: { id: `hackathon-${nextNumber()}`, ...fields(town) } }),
    },
    'GET /admin/hackathons/{id}': { input: written },
    'PUT /admin/hackathons/{id}': {
      input: async (town) => ({ ...(await written(town)), body: { ...fields(town), version: 1 } }),
    },
    'PUT /admin/hackathons/{id}/publication': {
      input: async (town) => ({ ...(await written(town)), body: { published: true, version: 1 } }),
    },
    'GET /admin/hackathons/{id}/registrations': { input: open },
    'GET /admin/hackathons/{id}/mentorship-requests': { input: open },
    'POST /admin/mentorship-requests/{id}/decision': {
      input: async (town) => ({
        ...(await asked(town)),
        body: { state: 'arranged', words: 'Friday at six.' },
      }),
    },
    'POST /admin/hackathons/{id}/registration-tables': { input: open },
    'POST /admin/hackathons/{id}/mentorship-tables': { input: open },
  },
});

everyoneCalls('team-board', {
  user: {
    'GET /hackathons/{id}/team-posts': [
      { input: open },
      { of: 'none', input: () => none, but: notFound },
    ],
    'POST /hackathons/{id}/team-posts': {
      input: async (town, person) => ({ ...(await takingPart(town, person)), body: post }),
    },
    'PUT /team-posts/{id}': [
      { input: async (town, person) => ({ ...(await ownPost(town, person)), body: post }) },
      {
        of: 'another',
        input: async (town, person) => ({ ...(await anothersPost(town, person)), body: post }),
        but: notFound,
      },
    ],
    'DELETE /team-posts/{id}': [
      { input: ownPost },
      { of: 'another', input: anothersPost, but: notFound },
    ],
    'POST /team-posts/{id}/answers': {
      input: async (town, person) => ({ ...(await anothersPost(town, person)), body: words }),
    },
    'POST /team-posts/{id}/reports': {
      input: async (town, person) => ({
        ...(await anothersPost(town, person)),
        body: { reason: 'An advertisement' },
      }),
    },
    'POST /team-answers/{id}/reports': [
      {
        input: async (town, person) => ({
          ...(await answered(town, own(person))),
          body: { reason: 'An advertisement' },
        }),
      },
      {
        of: 'another',
        input: async (town, person) => ({
          ...(await answered(town, another(person))),
          body: { reason: 'An advertisement' },
        }),
        but: notFound,
      },
    ],
  },
  admin: {
    'GET /admin/hackathons/{id}/team-posts': { input: withReport },
    'PUT /admin/team-posts/{id}/hiding': {
      input: async (town) => ({ ...(await posted(town, 'other')), body: { hidden: true } }),
    },
    'PUT /admin/team-answers/{id}/hiding': {
      input: async (town) => ({ ...(await reported(town)), body: { hidden: true } }),
    },
  },
});
