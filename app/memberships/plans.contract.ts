import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { leastPricePaise } from './plan-prices.ts';
import { planTypes } from './plans.ts';

export const planProblems = defineProblems({
  'plan/changed': [409, 'Somebody has changed this plan in the meantime. Check it again.'],
  'plan/last-on-sale': [409, 'At least one plan must stay on sale.'],
  'plan/former-not-higher': [400, 'The former price must be higher than the price.'],
  'plan/never-charged': [
    400,
    'This plan was never sold at that price for a whole day, so it can’t be shown as a former price.',
  ],
});

const instant = z.iso.datetime();
const highestPricePaise = 10_00_000_00;
/** Paise, as at every desk. */
const paise = z.int();

const DeskPlan = z.object({
  type: z.enum(planTypes),
  version: z.int(),
  /** Null for the starting content. */
  since: instant.nullable(),
  price: paise,
  /** Shown struck through; null for none. */
  formerPrice: paise.nullable(),
  discountPercent: z.int(),
  onSale: z.boolean(),
  place: z.int(),
  /** For Basic all that it contains, for the others what they add to that. */
  features: z.array(z.string()),
  /** The prices that may be shown as the former one, the latest first. */
  charged: z.array(
    z.object({
      price: paise,
      /** Null: from the start. */
      from: instant.nullable(),
      /** Null: it is charged now. */
      until: instant.nullable(),
      /** The former price that the school started with. */
      starting: z.boolean(),
    }),
  ),
});
export type DeskPlan = z.output<typeof DeskPlan>;

const mostFeatures = 12;
const longestFeature = 80;

export const planDeskContract = defineContract({
  'GET /admin/plans': {
    summary: 'The plans as they are sold, in their order, prices in paise',
    access: 'admin',
    ok: z.array(DeskPlan),
  },
  'GET /admin/plan-changes': {
    summary: 'What was changed about the plans, newest first',
    access: 'admin',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      changes: z.array(
        z.object({
          type: z.enum(planTypes),
          version: z.int(),
          at: instant,
          /** Null for someone whose account is deleted. */
          by: z.string().nullable(),
          what: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
        }),
      ),
      page: z.int(),
      pages: z.int(),
    }),
  },
  'PUT /admin/plans/{type}': {
    summary:
      'Change a plan, at once and in all processes; orders keep their price. It changes places with the plan whose place it takes',
    access: 'admin',
    params: z.object({ type: z.enum(planTypes) }),
    body: z.strictObject({
      /** The version that the admin saw. */
      version: z.int(),
      price: z
        .int('Please give a price in rupees')
        .min(leastPricePaise, 'At least ₹100')
        .max(highestPricePaise, 'At most ₹10,00,000')
        .multipleOf(100, 'Please give whole rupees'),
      formerPrice: z.int().nullable(),
      onSale: z.boolean(),
      place: z.int().min(1).max(planTypes.length),
      features: z
        .array(z.string().trim().min(1).max(longestFeature, tooLongText(longestFeature)))
        .min(1, 'Please write at least one line')
        .max(mostFeatures, `At most ${mostFeatures} lines`),
    }),
    problems: pickProblems(
      planProblems,
      'plan/changed',
      'plan/last-on-sale',
      'plan/former-not-higher',
      'plan/never-charged',
    ),
  },
});

export type PlanChanges = AnswerOf<(typeof planDeskContract)['GET /admin/plan-changes']>;
