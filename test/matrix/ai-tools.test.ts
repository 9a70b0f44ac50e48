import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import { everyone, nextNumber, type Input } from './rows.ts';

const tool = async ({ shop }: Town): Promise<Input> => {
  const { items } = (await shop.call('GET', '/ai-tools')).body;
  return { params: { id: items[0].id } };
};
const written = (changes: object = {}) => {
  const number = nextNumber();
  return {
    name: `Kissa ${number}`,
    description: 'Narrates.',
    category: 'design',
    tags: [],
    website: `https://kissa-${number}.example.in/`,
    pricing: { free: null, paid: true, price_range: null, source: null, as_of: null },
    features: [],
    api_available: null,
    logo: null,
    sources: [{ url: 'https://kissa.example.in/pricing', title: 'Pricing', date: '2026-01-01' }],
    ...changes,
  };
};
/** A tool that an admin has published. */
const published = async ({ shop, tokens }: Town): Promise<Input> => {
  const { body } = await shop.call('POST', '/admin/ai-tools', {
    token: tokens.admin,
    body: written({ suggestion: null }),
  });
  return { params: { id: body.id } };
};
/** A report by an admin, still waiting. */
const waiting = async (town: Town): Promise<Input> => {
  const { shop, tokens } = town;
  const { params } = await published(town);
  await shop.call('POST', `/ai-tools/${params?.['id']}/reports`, {
    token: tokens.admin,
    body: { words: 'The price has changed.' },
  });
  const { suggestions } = (
    await shop.call('GET', '/admin/ai-tool-suggestions', {
      token: tokens.admin,
      query: { kind: 'changed' },
    })
  ).body;
  const own = suggestions.find(
    ({ changed }: { changed: { id: string } }) => changed.id === params?.['id'],
  );
  return { params: { id: own.id } };
};
const nowhere = (): Input => ({ params: { id: 'no-such-tool' } });

everyoneCalls('ai-tools', {
  public: {
    'GET /ai-tools': {},
    'GET /ai-tools/{id}': [
      { of: 'a tool', input: tool },
      { of: 'none', input: nowhere, but: everyone(404) },
    ],
  },
  user: {
    'POST /ai-tools/suggestions': {
      input: () => {
        const number = nextNumber();
        return {
          body: {
            name: `Loomly ${number}`,
            website: `https://loomly-${number}.example.in/`,
            words: 'Builds apps.',
          },
        };
      },
    },
    'POST /ai-tools/{id}/reports': {
      input: async (town) => ({ ...(await tool(town)), body: { words: 'The price has changed.' } }),
    },
  },
  member: {
    'GET /ai-tools/{id}/rating': { input: tool },
    'PUT /ai-tools/{id}/rating': {
      input: async (town) => ({ ...(await tool(town)), body: { stars: 4 } }),
    },
    'DELETE /ai-tools/{id}/rating': { input: tool },
  },
  admin: {
    'GET /admin/ai-tools': {},
    'POST /admin/ai-tools': { input: () => ({ body: written({ suggestion: null }) }) },
    'PUT /admin/ai-tools/{id}': {
      input: async (town) => ({ ...(await published(town)), body: written({ version: 1 }) }),
    },
    'PUT /admin/ai-tools/{id}/publication': {
      input: async (town) => ({ ...(await published(town)), body: { shown: false, version: 1 } }),
    },
    'GET /admin/ai-tool-suggestions': {},
    'POST /admin/ai-tool-suggestions/{id}/settlement': {
      input: async (town) => ({ ...(await waiting(town)), body: { accepted: true } }),
    },
  },
});
