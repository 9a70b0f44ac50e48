import { everyoneCalls } from '../matrix.ts';
import { buyer } from '../purchases.ts';
import { buysSeats, looksAt } from '../seats.ts';
import type { Person, Town } from '../town.ts';
import { everyone, nextNumber, notFound, own } from './rows.ts';

/** A code that this person has bought, or that somebody else has. */
const bought = async ({ shop, residents }: Town, person?: Person) => {
  const who = person ? residents[own(person)] : await buyer(shop);
  const [seat] = (await buysSeats(shop, who, 1)).codes;
  return { params: { id: seat?.id ?? '' }, code: seat?.code ?? '' };
};

const somewhere = () => ({ body: { email: `seat-${nextNumber()}@example.in` } });

/** A member for life has nothing that a code could add. */
const notForLife = { premium: 409 };

everyoneCalls('seats', {
  finance: {
    'GET /admin/orders/{id}/seats': { input: () => ({ params: { id: 'of-an-order' } }) },
  },
  user: {
    'GET /seats': { input: async (town, person) => (await bought(town, person), {}) },
    'GET /seats/table': {},
    'POST /seats/{id}/mail': [
      {
        of: 'one’s own',
        input: async (town, person) => {
          const { params } = await bought(town, person);
          return { params, ...somewhere() };
        },
      },
      {
        of: 'another’s',
        input: async (town) => ({ params: (await bought(town)).params, ...somewhere() }),
        but: notFound,
      },
    ],
    'POST /seat-codes/preview': [
      {
        of: 'a free one',
        input: async (town) => ({ body: { code: (await bought(town)).code } }),
        but: notForLife,
      },
      { of: 'a guessed one', input: () => ({ body: { code: 'guessed' } }), but: everyone(404) },
    ],
    'POST /seat-codes/redemption': {
      input: async (town, person) => {
        const { code } = await bought(town);
        const { token } = town.residents[own(person)];
        const seen = await looksAt(town.shop, { token }, code);
        const { planType: _, ...shown } = seen.body.adds ?? {
          kind: 'upgrade',
          startsAt: town.shop.clock.now().toISOString(),
          endsAt: null,
        };
        return { body: { code, shown } };
      },
      but: notForLife,
    },
  },
});
