import { z } from 'zod';
import { PlanAnswer } from '#app/memberships/contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { PaymentSetupAnswer, PlacedOrder } from './checkout.contract.ts';
import { paymentProblems, ShownOffer } from './contract.ts';
import { mostSeats } from './seats.ts';

export const seatOrdersContract = defineContract({
  'GET /payment/seat-offers': {
    summary: 'The plans whose seats are on sale, and the guarantee that an order for them gets',
    access: 'user',
    ok: z.object({
      plans: z.array(PlanAnswer),
      guaranteeDays: z.int(),
      setup: PaymentSetupAnswer,
    }),
  },
  'POST /payment/seat-orders': {
    summary:
      'Order seats of a plan for other people: once the order is paid, each is a code. It costs that many times the plan’s price, and no code, credit or rewards take anything off. `shown` is the price of one seat and the guarantee that the buyer saw: if either has changed, the answer is 409. The buyer’s own membership stays as it is',
    access: 'user',
    body: z.strictObject({
      planType: z.string().max(40),
      seats: z
        .int('Please give a whole number')
        .min(1, 'Please order at least one code')
        .max(mostSeats, `Please order at most ${mostSeats} codes`),
      shown: ShownOffer.pick({ price: true, guaranteeDays: true }),
    }),
    status: 201,
    ok: PlacedOrder,
    problems: pickProblems(
      paymentProblems,
      'payment/unknown-plan',
      'payment/not-on-sale',
      'payment/seats-changed',
      'payment/too-many-seats',
      'payment/not-set-up',
      'payment/gateway-unavailable',
    ),
    limits: [{ name: 'payment-orders', points: 10, per: 3600, by: 'user' }],
  },
});
