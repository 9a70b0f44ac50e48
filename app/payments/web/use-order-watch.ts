import { useEffect, useEffectEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import type { paymentsContract } from '../contract.ts';

const call = api<typeof paymentsContract>();

const lookEveryMs = 2500;

/** Asks about this order repeatedly, until the caller clears `orderId`. */
export function useOrderWatch(
  orderId: string | undefined,
  {
    onPaid,
    onReturned,
    onDeclined,
  }: { onPaid: () => void; onReturned: () => void; onDeclined?: () => void },
): void {
  const look = useEffectEvent(async (watched: string) => {
    const order = await call('GET /payment/orders/{orderId}', {
      params: { orderId: watched },
    }).catch(() => undefined);
    if (order?.status === 'paid') onPaid();
    else if (order?.returned) onReturned();
    else if (order?.declined) onDeclined?.();
  });

  useEffect(() => {
    if (!orderId) return;
    const timer = setInterval(() => void look(orderId), lookEveryMs);
    return () => clearInterval(timer);
  }, [orderId]);
}
