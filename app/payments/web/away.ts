import { courseIn } from '#app/shared/plans-address.ts';
import type { PlacedOrder } from '../checkout.contract.ts';

const key = 'paymentAway';

/** An order whose buyer has left for the gateway's page, and what the page showed before. */
export interface Away {
  orderId: string;
  choice: unknown;
  /** The course that they came for. The gateway's link back does not name it. */
  course?: string | undefined;
}

/** Goes to the gateway's page in this tab. The tab's own storage knows the way back. */
export function leaveFor({ orderId, pageUrl }: PlacedOrder, choice: unknown): void {
  if (!pageUrl) throw new Error('The payment page’s address is missing');
  const course = courseIn(location.pathname + location.search);
  const away: Away = { orderId, choice, course };
  sessionStorage.setItem(key, JSON.stringify(away));
  // Back may show this page as it was left, with a payment that seems to begin.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(pageUrl);
}

/**
 * The order whose buyer is back: by Back, by the gateway's link, or by its redirect, which names the
 * order in case the tab is another one.
 */
export function awayIn(search: string): Away | undefined {
  const orderId = new URLSearchParams(search).get('order') ?? undefined;
  const stored = sessionStorage.getItem(key);
  const away = stored ? (JSON.parse(stored) as Away) : undefined;
  if (!orderId || orderId === away?.orderId) return away;
  return { orderId, choice: undefined };
}

export const forgetAway = (): void => sessionStorage.removeItem(key);
