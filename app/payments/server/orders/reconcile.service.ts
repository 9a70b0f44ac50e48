import type { Clock } from '#app/platform/clock.ts';
import { systemContext, type Context } from '#app/platform/context.ts';
import { outsideTransaction } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { log } from '#app/platform/log.ts';
import { minuteMs } from '#app/shared/durations.ts';
import { setupIfAny } from '../ports.ts';
import { compareWithGateway } from './gateway-facts.service.ts';
import { claimDueOrders, makeOpenOrdersDue } from './queries.ts';

export interface Reconciliation {
  checked: number;
  failed: number;
}

/** A claimed order is due again after this, in case its reconciler dies. */
const leaseMs = 5 * minuteMs;
const batch = 20;

/**
 * Compares every due order with the gateway. Any number of processes may do so at once: claiming
 * moves the due time in one statement, so none is taken twice.
 */
export async function reconcileDue(ctx: Context): Promise<Reconciliation> {
  const result = { checked: 0, failed: 0 };
  if (!setupIfAny()) return result;
  for (;;) {
    const now = ctx.clock.now();
    const due = await claimDueOrders(now, new Date(now.getTime() + leaseMs), batch);
    for (const { id } of due) {
      result.checked += 1;
      try {
        await compareWithGateway(ctx, id);
      } catch (error) {
        result.failed += 1;
        log.warn(
          { order: id, err: error },
          'an order could not be compared with the gateway; it is due again soon',
        );
      }
    }
    if (due.length < batch) return result;
  }
}

/** For the operator, and after a crash: makes every order that might still change due at once. */
export async function reconcileNow(ctx: Context): Promise<Reconciliation> {
  await makeOpenOrdersDue(ctx.clock.now());
  return reconcileDue(ctx);
}

/**
 * Reconciles soon after the start and then at this interval, until the returned function is called.
 * Its promise resolves when a running pass is over.
 */
export function startReconciling(clock: Clock, everySeconds: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let idle = true;
  const pass = async (): Promise<void> => {
    const result = await reconcileDue(systemContext(clock, `reconcile-${newId()}`));
    if (result.checked > 0) log.info(result, 'orders were compared with the gateway');
  };
  const start = (): void => {
    if (!idle) return;
    idle = false;
    running = pass()
      .catch((error: unknown) => log.error({ err: error }, 'reconciling failed'))
      .finally(() => {
        idle = true;
      });
  };
  return outsideTransaction(() => {
    // In the sandbox the gateway is this very server, which must be listening first.
    const first = setTimeout(start, 2000).unref();
    const timer = setInterval(start, everySeconds * 1000).unref();
    return async () => {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    };
  });
}
