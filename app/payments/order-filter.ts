import { isPlanType, type PlanType } from '#app/memberships/plans.ts';
import { orderStatuses } from './order-state.ts';

/** What the desk can be filtered by: the state of an order, or a refund that waits. */
export const orderStates = [...orderStatuses, 'refund-requested'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderStateNames: Record<OrderState, string> = {
  'refund-requested': 'Refund asked for',
  created: 'Created',
  attempted: 'Attempted',
  paid: 'Paid',
  refunded: 'Refunded',
  expired: 'Expired',
};

/** The page of the gateway's books. */
export const booksPath = '/admin/orders/books';

/** The desk's list, searched for an order by the gateway's id. */
export const orderSearchPath = (gatewayOrderId: string): string =>
  `/admin/orders?q=${encodeURIComponent(gatewayOrderId)}`;

/** An order's page on the desk. */
export const orderDeskPath = (id: string): string => `/admin/orders/${encodeURIComponent(id)}`;

export interface OrderFilter {
  q?: string | undefined;
  state?: OrderState | undefined;
  plan?: PlanType | undefined;
  /** Days in India, both included. */
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
}

const isDay = (text: string): boolean => {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text;
};

/** The filter in an address; what it can't contain is left out. */
export function orderFilterIn(query: URLSearchParams): OrderFilter {
  const text = (name: string) => query.get(name) || undefined;
  const day = (name: string) => {
    const typed = query.get(name);
    return typed && isDay(typed) ? typed : undefined;
  };
  const plan = query.get('plan');
  return {
    q: text('q')?.slice(0, 200),
    state: orderStates.find((state) => state === query.get('state')),
    plan: isPlanType(plan) ? plan : undefined,
    from: day('from'),
    to: day('to'),
    before: text('before')?.slice(0, 64),
  };
}
