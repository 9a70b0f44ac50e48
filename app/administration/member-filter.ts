import { planTypes, type PlanType } from '#app/memberships/plans.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';

/**
 * By membership: active, lapsed (over), none (never had one). By account: disabled, unverified,
 * admin.
 */
export const memberStates = [
  'active',
  'lapsed',
  'none',
  'disabled',
  'unverified',
  'admin',
] as const;
export type MemberState = (typeof memberStates)[number];

export const memberOrders = ['newest', 'oldest', 'name'] as const;
export type MemberOrder = (typeof memberOrders)[number];

export const longestSearch = 100;

/** The filters of the member list, as in the address; an absent parameter doesn't filter. */
export interface MemberFilter {
  q?: string | undefined;
  plan?: PlanType | undefined;
  state?: MemberState | undefined;
  order?: MemberOrder | undefined;
  page?: number | undefined;
}

/** One of the choices, or undefined: someone may have typed the address. */
const chosen = <Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | undefined => choices.find((choice) => choice === value);

export const memberFilterIn = (query: URLSearchParams): MemberFilter => ({
  q: query.get('q')?.trim().slice(0, longestSearch) || undefined,
  plan: chosen(planTypes, query.get('plan')),
  state: chosen(memberStates, query.get('state')),
  order: chosen(memberOrders, query.get('order')),
  page: pageNumberIn(query),
});
