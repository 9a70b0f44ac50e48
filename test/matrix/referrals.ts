import { another, own, type Rows } from './rows.ts';

export const referralsRows: Rows = {
  member: {
    'GET /referral/check/{code}': { input: () => ({ params: { code: 'NOBODYS_CODE' } }) },
    'PUT /referral/update/{id}': [
      {
        of: 'one’s own',
        input: ({ residents }, person) => ({ params: { id: residents[own(person)].uid }, body: { referralCode: `CODE_OF_${person}` } }),
      },
      {
        of: 'another’s',
        input: ({ residents }, person) => ({ params: { id: residents[another(person)].uid }, body: { referralCode: 'MINE_NOW' } }),
        but: { basic: 404, college: 404, premium: 404, admin: 404 },
      },
    ],
  },
  user: {
    'GET /referral/stats': {},
    'POST /payment/verify-referral': { input: () => ({ body: { code: 'NOBODYS_CODE', planType: 'basicPlan' } }) },
  },
};
