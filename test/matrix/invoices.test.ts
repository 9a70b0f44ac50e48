import { everyoneCalls } from '../matrix.ts';
import type { Person, Town } from '../town.ts';
import { notFound, own } from './rows.ts';

/** The receipt of somebody’s order. */
const paperOf = async ({ shop, tokens, orders }: Town) => {
  const { body } = await shop.call('GET', `/documents/of-order/${orders.basic}`, {
    token: tokens.basic,
  });
  return { params: { id: body[0].id as string } };
};

const ofOrder = ({ orders }: Town, person: Person) => ({
  params: { orderId: orders[own(person)] },
});
const buyer = { name: 'Kaveri Foods', address: 'Mysuru', state: '29', gstin: null };

everyoneCalls('invoices', {
  user: {
    'GET /documents/of-order/{orderId}': { input: ofOrder },
    'GET /documents/{id}': {
      input: (town) => paperOf(town),
      but: { ...notFound, basic: 200, admin: 200 },
    },
    'GET /billing-details': {},
    'PUT /billing-details': { input: () => ({ body: buyer }) },
  },
  finance: { 'GET /admin/register': { input: () => ({ query: { month: '2026-11' } }) } },
  admin: {
    'GET /admin/seller': {},
    'PUT /admin/seller': {
      input: () => ({ body: { ...buyer, sac: '999293', ratePercent: 18 } }),
    },
  },
});
