import { ContentMemory } from '#app/platform/content-memory.ts';
import type { PlanAnswer } from '../contract.ts';
import type { Plan } from '../plan-facts.ts';
import { planAnswer } from './plans.answers.ts';
import { selectPlans } from './plans.queries.ts';

const memory = new ContentMemory<readonly Plan[]>({ topics: ['plans'], most: 1 });

/** All three plans as they are now, in their order, also those that are off sale. */
export async function currentPlans(): Promise<readonly Plan[]> {
  return (await memory.one('plans', selectPlans)) ?? [];
}

/** The plans that everyone can choose from. */
export async function plansOnSale(): Promise<PlanAnswer[]> {
  const plans = await currentPlans();
  return plans.filter(({ onSale }) => onSale).map((plan) => planAnswer(plan, plans));
}
