import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { enquiriesContract } from '#app/enquiries/contract.ts';
import { may } from '#app/memberships/entitlements.ts';
import { paymentsContract } from '#app/payments/contract.ts';
import { referralsContract } from '#app/referrals/contract.ts';
import { guard } from '#app/shared/redirects.ts';
import { areCounted, callsMade, comesTo, leads } from './measures.ts';
import { section4 as accounts4, section7 as accounts7 } from './part-1-sections-4-to-7.ts';
import { asThere } from './part-2-plans.ts';
import {
  answered,
  both,
  each,
  equals,
  fieldOf,
  isCalled,
  measured,
  ruled,
  seenAs,
  type Proof,
  type Section,
} from './proofs.ts';

const publicPages = [
  '/',
  '/courses',
  '/ai-tools',
  '/privacy-policy',
  '/investors',
  '/hackathon',
  '/pitch-deck',
];

/** Anyone can open these. */
export const opensToAll = (): Proof => ({
  served: async (get) => {
    const statuses = await Promise.all(
      publicPages.map(async (path) => [path, (await get(path)).status]),
    );
    return [statuses, publicPages.map((path) => [path, 200])];
  },
});

/** Someone without a session is refused. */
const needsSession = (path: string, body: object) => (): Proof => ({
  holds: async ({ call }) => {
    const { status, body: said } = await call('POST', path, { body });
    return [
      [status, said.code],
      [401, 'auth/required'],
    ];
  },
});

const hasButton = (name: string | RegExp, count: number) => (page: Page) =>
  areCounted(page.getByRole('button', { name }), count);

/** Part 2 section 6. */
export const roles6: Section = {
  'Visitor: can browse the landing page, courses, AI tools, policies, the masked investor list, the hackathon page and the pitch deck':
    opensToAll,
  'sees the newsletter form': measured('the footer of a visitor', hasButton('Subscribe', 1)),
  'must log in before choosing a plan': measured('a plan kept over the sign-in', (page) =>
    comesTo(page, '/login'),
  ),
  'verifying a referral code': needsSession('/payment/verify-referral', {
    code: 'SPRING30',
    planType: 'basicPlan',
  }),
  'or paying': needsSession('/payment/orders', { planType: 'basicPlan' }),
  'Logged-in user: sees the Founders Hub enquiry form': measured(
    'the footer of a person',
    hasButton("Let's Build Together!", 1),
  ),
  'can buy plans': measured('the plans', hasButton(/^Choose /, 3)),
  'Active member (membershipStatus active): the hero goes to /dashboard': measured(
    'the landing page of a member',
    leads('Lessgoo!', '/dashboard'),
  ),
  'Viewing investor details requires registering and upgrading to a premium account': both(
    equals(
      (['visitor', 'signedIn', 'basicPlan', 'premiumPlan', 'lapsed'] as const).filter((holder) =>
        may(holder, 'investorDetails'),
      ),
      ['premiumPlan'],
    ),
    seenAs('the investors behind their visors', 'Premium Feature'),
  ),
  'Add Courses: no role check shown': ruled(
    7,
    both(
      equals(
        [false, true].map((admin) =>
          guard('/admin/courses/import', { signedIn: true, active: true, admin }),
        ),
        ['/', undefined],
      ),
      needsSession('/courses/import', {}),
    ),
  ),
};

const bodyOf = (body: Parameters<typeof fieldOf>[0], fields: readonly string[]) =>
  both(...fields.map((field) => () => fieldOf(body)(field)));
const codeCheck = paymentsContract['POST /payment/verify-referral'];
const codeChange = referralsContract['PUT /referral/update/{id}'];

/** Part 2 section 7: every call, with its input and output. */
export const calls7: Section = {
  'GET courses list (path not shown)': () => isCalled('GET /courses'),
  ...each(
    [
      'POST /newsletter/subscribe',
      'POST /collaboration/enquiries',
      'POST /payment/orders',
      'PUT /payment/orders/{orderId}',
      'POST /payment/verify-referral',
      'GET /referral/stats',
      'PUT /referral/update/{id}',
      'GET /referral/check/{code}',
      'POST /contact/queries',
    ],
    isCalled,
  ),
  '{email}': both(
    bodyOf(enquiriesContract['POST /newsletter/subscribe'].body, ['email']),
    bodyOf(enquiriesContract['POST /collaboration/enquiries'].body, ['email']),
  ),
  '{planType, referralCode}': bodyOf(paymentsContract['POST /payment/orders'].body, [
    'planType',
    'referralCode',
  ]),
  '{orderId, amount, key}': bodyOf(paymentsContract['POST /payment/orders'].ok, [
    'orderId',
    'amount',
    'key',
  ]),
  '{code, planType}': bodyOf(codeCheck.body, ['code', 'planType']),
  '{isValid, discountPercent, error, referrerName}': bodyOf(codeCheck.ok, [
    'isValid',
    'discountPercent',
    'error',
    'referrerName',
  ]),
  '{referralCode}': bodyOf(codeChange.body, ['referralCode']),
  'success signalled by a message field': bodyOf(codeChange.ok, ['message']),
  '{available}': bodyOf(referralsContract['GET /referral/check/{code}'].ok, ['available']),
  '{name, email, subject, message}': bodyOf(enquiriesContract['POST /contact/queries'].body, [
    'name',
    'email',
    'subject',
    'message',
  ]),
  'error field read from the response': () =>
    answered('newsletter, bad address')('Please enter a valid email address'),
  'Create course (path not shown)': () => isCalled('POST /courses'),
  'send JSON with a bearer token when one is stored': measured('an enquiry sent', async (page) => {
    const [made] = callsMade(page, 'POST /collaboration/enquiries').map((request) =>
      request.headers(),
    );
    expect(made).toMatchObject({
      'content-type': 'application/json',
      authorization: expect.stringMatching(/^Bearer [\w-]{43}$/),
    });
  }),
  ...asThere(accounts7, ['bearer authorization header']),
  'The 2-second artificial delay applies before register and login calls':
    accounts4['2-second delay'] ?? (() => []),
};
