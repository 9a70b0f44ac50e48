// The twelve races of reliability.md section 4: fifty people or tabs at once, and one winner.

export interface Race {
  file: string;
  test: string;
}

const orders = 'app/payments/server/orders/races.test.ts';

export const races: readonly Race[] = [
  { file: orders, test: 'fifty reports, the gateway’s events and two reconcilers at once' },
  { file: orders, test: 'of fifty orders made at once one is open' },
  { file: orders, test: 'a refund racing fifty reports of its capture' },
  { file: 'app/payments/server/refunds/refunds.test.ts', test: 'fifty approvals at once' },
  {
    file: 'app/invoices/server/invoices.test.ts',
    test: 'fifty payments at once get fifty numbers',
  },
  { file: 'app/referrals/server/codes.test.ts', test: 'when fifty take one code at once' },
  {
    file: 'app/referrals/server/discounts.test.ts',
    test: 'given to three of fifty who order at once',
  },
  {
    file: 'app/referrals/server/payout-races.test.ts',
    test: 'of fifty requests at once, one is taken',
  },
  {
    file: 'app/accounts/server/sign-up.test.ts',
    test: 'of 50 simultaneous sign-ups with one address',
  },
  {
    file: 'app/accounts/server/passwords.test.ts',
    test: 'a code works once, even under 50 simultaneous tries',
  },
  {
    file: 'app/accounts/server/email-changes.test.ts',
    test: '50 simultaneous confirmations of both links',
  },
  {
    file: 'app/learning/server/course-completions.test.ts',
    test: 'fifty completions of the last two lessons at once',
  },
];
