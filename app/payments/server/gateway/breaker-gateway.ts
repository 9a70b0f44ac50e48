import { GatewayFailure } from './payment-gateway.ts';

const failuresToOpen = 5;
const openForMs = 15_000;

/**
 * After several failures in a row it answers at once instead of making every caller wait. After a
 * while it lets one try through.
 */
export function circuitBreaker() {
  let failures = 0;
  let openUntil = 0;
  return {
    check(): void {
      if (failures < failuresToOpen) return;
      if (performance.now() < openUntil)
        throw new GatewayFailure(
          'unavailable',
          'the gateway failed repeatedly; not asked again yet',
        );
      openUntil = performance.now() + openForMs;
    },
    closed(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      if (failures >= failuresToOpen) openUntil = performance.now() + openForMs;
    },
  };
}
