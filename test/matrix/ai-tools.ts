import type { Town } from '../town.ts';
import { everyone, nextNumber, type Input, type Rows } from './rows.ts';

const tool = async ({ shop }: Town): Promise<Input> => {
  const { items } = (await shop.call('GET', '/ai-tools')).body;
  return { params: { id: items[0].id } };
};
const nowhere = (): Input => ({ params: { id: 'no-such-tool' } });

export const toolsRows: Rows = {
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
        return { body: { name: `Loomly ${number}`, website: `https://loomly-${number}.example.in/`, words: 'Builds apps.' } };
      },
    },
    'POST /ai-tools/{id}/reports': { input: async (town) => ({ ...(await tool(town)), body: { words: 'The price has changed.' } }) },
  },
  member: {
    'GET /ai-tools/{id}/rating': { input: tool },
    'PUT /ai-tools/{id}/rating': { input: async (town) => ({ ...(await tool(town)), body: { stars: 4 } }) },
    'DELETE /ai-tools/{id}/rating': { input: tool },
  },
};
