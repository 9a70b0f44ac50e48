import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import { opening, written } from './opening.ts';
import type { Input } from './rows.ts';

const byId = async (town: Town): Promise<Input> => ({ params: { id: (await opening(town)).id } });

everyoneCalls('openings', {
  public: {
    'GET /placements/openings': {},
    'GET /placements/openings/{slug}': {
      input: async (town) => ({ params: { slug: (await opening(town)).slug } }),
    },
  },
  admin: {
    'GET /admin/openings': {},
    'POST /admin/openings': { input: () => ({ body: written }) },
    'PUT /admin/openings/{id}': {
      input: async (town) => ({ ...(await byId(town)), body: { ...written, version: 1 } }),
    },
    'POST /admin/openings/{id}/closure': {
      input: async (town) => ({ ...(await byId(town)), body: { version: 1 } }),
    },
  },
});
