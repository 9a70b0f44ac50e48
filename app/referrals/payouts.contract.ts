import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { notOneLine, oneLine, requiredText, tooLongText } from '#app/shared/text-rules.ts';
import { accountShape, ifscShape, upiShape } from './payout-details.ts';
import { ledgerStates, payoutStates, payoutTabs } from './payout-state.ts';

export const payoutProblems = defineProblems({
  'payout/not-available': [
    503,
    'Payouts can’t be requested here yet, because this school can’t store bank details safely. Please write to us.',
  ],
  'payout/already-open': [409, 'You have a request for a payout that is not decided yet.'],
  /** The answer carries `amount`, in paise, as it is now. */
  'payout/changed': [
    409,
    'What is payable has changed since this page was loaded. Check the amount again.',
  ],
  'payout/reserved': [
    409,
    'An unfinished payment holds some of your rewards. Pay or cancel its order, and then ask for the payout. After a day it closes by itself.',
  ],
  'payout/too-little': [409, 'There is too little to pay out yet.'],
  'payout/not-found': [404, 'There is no such payout.'],
  'payout/decided': [409, 'This payout has been paid, refused or withdrawn in the meantime.'],
  'payout/sent': [409, 'This payout is with the bank already, so it can’t be withdrawn.'],
  'payout/not-sent': [409, 'Export this payout for the bank first, then mark it as paid.'],
  'payout/own': [403, 'This is your own payout, so somebody else must decide.'],
  'payout/nothing-to-export': [409, 'There is nothing to export.'],
  'payout/sealed': [
    503,
    'The bank details can’t be opened with this installation’s SEALING_KEY. Nothing was exported.',
  ],
});

/** Paise, as in every call about payments (decisions.md ruling 11). */
const amount = z.int();
const count = z.int().min(0);
const instant = z.iso.datetime();

const Payout = z.object({
  id: z.string(),
  state: z.enum(payoutStates),
  amount,
  /** The account, masked. */
  to: z.string(),
  requestedAt: instant,
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** The bank's reference, once it is paid. */
  reference: z.string().nullable(),
  /** Why it was refused or withdrawn. */
  reason: z.string().nullable(),
});
export type Payout = z.output<typeof Payout>;

const LedgerEntry = z.object({
  id: z.string(),
  /** The first name of the person who was brought; null for an order of one's own. */
  name: z.string().nullable(),
  state: z.enum(ledgerStates),
  /** Negative where an order used it, or a paid reward was reversed; 0 for one that was reversed before. */
  amount,
  earnedAt: instant,
  /** Since when it is in this state; for a pending one, when that ends. */
  at: instant,
  /** Why it was reversed, or the bank's reference of its payment. */
  reason: z.string().nullable(),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

const trimmed = (label: string, most: number) =>
  z.string(requiredText(label)).trim().min(1, requiredText(label)).max(most, tooLongText(most));
const spaceless = (label: string) =>
  z.string(requiredText(label)).transform((typed) => typed.replaceAll(/\s/g, ''));

const shown = { amount: z.int().min(1) };
const PayoutRequest = z.discriminatedUnion('way', [
  z.strictObject({
    ...shown,
    way: z.literal('upi'),
    upiId: spaceless('UPI ID').pipe(
      z.string().regex(upiShape, 'This is not a UPI ID. It looks like name@bank.'),
    ),
  }),
  z.strictObject({
    ...shown,
    way: z.literal('bank'),
    holder: trimmed('Account holder', 100).regex(oneLine, notOneLine),
    account: spaceless('Account number').pipe(
      z.string().regex(accountShape, 'An account number has 9 to 18 digits.'),
    ),
    ifsc: spaceless('IFSC')
      .transform((typed) => typed.toUpperCase())
      .pipe(z.string().regex(ifscShape, 'This is not an IFSC. It looks like HDFC0001234.')),
  }),
]);
export type PayoutRequest = z.output<typeof PayoutRequest>;

const payoutParams = z.object({ id: z.string().max(100) });

export const payoutsContract = defineContract({
  'GET /referral/rewards': {
    summary:
      'The caller’s ledger of rewards, a page at a time with the state of each entry, the sums of all, and the newest payouts; in paise',
    access: 'user',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      sums: z.object({
        pending: amount,
        held: amount,
        /** What can be asked for; negative while more was reversed than is payable. */
        payable: amount,
        requested: amount,
        paid: amount,
        /** What paid orders of one's own; `payable`, `requested` and `paid` are without it. */
        used: amount,
        /** What an order that is not paid yet reserves of `payable`. */
        reserved: amount,
        /** The sum of the whole ledger. */
        total: amount,
      }),
      /** The order that reserves them, by which it can be cancelled. */
      reservedBy: z.string().nullable(),
      /** The least that is paid out at once. */
      least: amount,
      /** False: this installation has no key to seal bank details with. */
      available: z.boolean(),
      entries: z.array(LedgerEntry),
      page: z.int(),
      pages: z.int(),
      /** Newest first; no more than the ten newest. */
      payouts: z.array(Payout),
    }),
  },
  'POST /referral/payouts': {
    summary:
      'Ask for everything that is payable; `amount` is what the member was shown, in paise. The bank details are sealed at rest',
    access: 'user',
    body: PayoutRequest,
    status: 201,
    ok: z.object({ id: z.string() }),
    problems: pickProblems(
      payoutProblems,
      'payout/not-available',
      'payout/already-open',
      'payout/reserved',
      'payout/changed',
      'payout/too-little',
    ),
    limits: [{ name: 'payout-requests', points: 10, per: 3600, by: 'user' }],
  },
  'DELETE /referral/payouts/{id}': {
    summary: 'Withdraw one’s request for a payout, until it is with the bank',
    access: 'user',
    params: payoutParams,
    problems: pickProblems(payoutProblems, 'payout/not-found', 'payout/decided', 'payout/sent'),
    limits: [{ name: 'payout-withdrawals', points: 10, per: 3600, by: 'user' }],
  },
  'GET /admin/payouts': {
    summary: 'Payouts in a state, those that wait with the oldest first',
    access: 'finance',
    query: z.object({ state: z.enum(payoutTabs).default('requested'), page: pageAsked }),
    ok: z.object({
      items: z.array(
        Payout.extend({
          person: z.object({ uid: z.string(), name: z.string(), email: z.string().nullable() }),
          /** How many ledger entries it is over. */
          entries: count,
          /** The caller's own, so somebody else must decide. */
          own: z.boolean(),
        }),
      ),
      page: count,
      pages: count,
      /** How many wait. */
      counts: z.object({ requested: count, sending: count }),
    }),
  },
  'POST /admin/payout-files': {
    summary:
      'A table for the bank with the account of each payout. New requests are with the bank from then on; `again` repeats those that are. Never the caller’s own',
    access: 'finance',
    body: z.strictObject({ again: z.boolean().default(false) }),
    file: 'text/csv',
    ok: z.string(),
    problems: pickProblems(payoutProblems, 'payout/nothing-to-export', 'payout/sealed'),
  },
  'POST /admin/payouts/{id}/payment': {
    summary: 'Mark a payout as paid, with the bank’s reference',
    access: 'finance',
    params: payoutParams,
    body: z.strictObject({ reference: trimmed('Reference', 100).regex(oneLine, notOneLine) }),
    problems: pickProblems(
      payoutProblems,
      'payout/not-found',
      'payout/own',
      'payout/decided',
      'payout/not-sent',
    ),
  },
  'POST /admin/payouts/{id}/refusal': {
    summary: 'Refuse a payout; the member reads the reason, and the rewards are payable again',
    access: 'finance',
    params: payoutParams,
    body: z.strictObject({ reason: adminReason }),
    problems: pickProblems(payoutProblems, 'payout/not-found', 'payout/own', 'payout/decided'),
  },
});

export type OwnRewards = AnswerOf<(typeof payoutsContract)['GET /referral/rewards']>;
export type DeskPayouts = AnswerOf<(typeof payoutsContract)['GET /admin/payouts']>;
export type DeskPayout = DeskPayouts['items'][number];
