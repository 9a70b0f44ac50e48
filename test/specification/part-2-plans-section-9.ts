import type { PlanAnswer } from '#app/memberships/contract.ts';
import type { TestApp } from '../app.ts';
import { areInOrder } from './measures.ts';
import { section9 as accounts9 } from './part-1-sections-8-and-9.ts';
import { asThere, basicAt30 } from './part-2-plans.ts';
import { both, equals, measured, seenAs, type Proof, type Section } from './proofs.ts';

const plansOf = async ({ call }: TestApp): Promise<PlanAnswer[]> =>
  (await call('GET', '/plans')).body;

/** A field of each plan, as a new database answers it. */
const answered = (name: keyof PlanAnswer, values: readonly unknown[]) => (): Proof => ({
  holds: async (app) => [(await plansOf(app)).map((plan) => plan[name]), values],
});

const features = (type: PlanAnswer['type']) => (): Proof => ({
  holds: async (app) => [
    (await plansOf(app)).find((plan) => plan.type === type)?.features,
    [...basic, ...beyond[type]],
  ],
});

const basic = ['Newsletters', 'Community', 'No-Code & AI Toolkit', 'Build Real Projects'];

const beyond: Record<PlanAnswer['type'], readonly string[]> = {
  basicPlan: [],
  premiumPlan: ["Startup Builder Founders' Hub", 'Advanced Tools Access'],
  collegePlan: ['Special College Pricing', 'Student Resources'],
};

export const plans9: Section = {
  'Basic, Premium, College': answered('name', ['Basic', 'Premium', 'College']),
  'original: 7000, 15000, 15000': both(
    answered('originalPrice', [7000, 15_000, 15_000]),
    seenAs('the plans', '₹7,000'),
  ),
  'current: 5000, 15000, 1800': both(
    answered('currentPrice', [5000, 15_000, 1800]),
    measured('the plans', (page) => areInOrder(page, ['₹5,000', '₹15,000', '₹1,800'])),
  ),
  'discount: 29%, 0%, 88%': both(
    answered('discountPercent', [29, 0, 88]),
    measured('the plans', (page) => areInOrder(page, ['29% off', '88% off'])),
  ),
  'validity: 1 year, Lifetime, 1 year': answered('validity', ['1 year', 'Lifetime', '1 year']),
  'Newsletters, community, No-Code & AI Toolkit, Build Real Projects': both(
    features('basicPlan'),
    ...basic.map((feature) => seenAs('the plans', feature)),
  ),
  "all Basic plus Startup Builder Founders' Hub and Advanced Tools Access": both(
    features('premiumPlan'),
    seenAs('the plans', "All of Basic Startup Builder Founders' Hub Advanced Tools Access"),
  ),
  'all Basic plus Special College Pricing and Student Resources': both(
    features('collegePlan'),
    seenAs('the plans', 'All of Basic Special College Pricing Student Resources'),
  ),
  'Currency INR; amounts in rupees': both(
    seenAs('the checkout', 'INR'),
    seenAs('the checkout', '₹5,000'),
  ),
  'Referral discount: discounted price = current price minus current price times percent over 100':
    equals(basicAt30.discountPaise, 1500_00),
  'The membership FAQ in the dashboard says 30 days': accounts9['30 days'] ?? (() => []),
  'Password minimum 8 characters': accounts9['8 characters'] ?? (() => []),
  ...asThere(accounts9, ['SPRING30', '30%']),
  'Subscription length assumed 365 days; days remaining = 365 minus days since start date, never below 0':
    accounts9['365 days'] ?? (() => []),
  'Dashboard sample data': both(
    ...['35%', '7 of 20'].map((sample) => accounts9[sample] ?? (() => [])),
  ),
};
