import { z } from 'zod';
import { log } from '#app/platform/log.ts';
import { circuitBreaker } from './breaker-gateway.ts';
import { GatewayFailure } from './payment-gateway.ts';

/** `isTooMuch`: the gateway takes no such amount at once. */
interface Refusal {
  text: string;
  isTooMuch: boolean;
}

interface HttpOptions {
  apiUrl: string;
  headers: Record<string, string>;
  /** How the gateway words a refusal; null if the answer has another shape. */
  refusalIn: (answer: unknown) => Refusal | null;
  /** For one try; default 5,000 ms. */
  timeoutMs?: number | undefined;
}

/** Too many calls, or the same refund is being asked for at this moment: a later try is answered. */
const laterStatuses: ReadonlySet<number> = new Set([409, 429]);

/**
 * Our key is wrong, was withdrawn, or lacks a permission. That says nothing about the request, which
 * will be answered once somebody sets a valid key.
 */
const keyStatuses: ReadonlySet<number> = new Set([401, 403]);

/** Within this time a failed try may be repeated; the whole call stays under ten seconds. */
const retryWithinMs = 4500;
const triesPerCall = 3;

/** The calls to a gateway. All of them must be safe to repeat; all throw `GatewayFailure`. */
export function gatewayHttp({ apiUrl, headers, refusalIn, timeoutMs = 5000 }: HttpOptions) {
  const breaker = circuitBreaker();

  async function attempt<S extends z.ZodType>(
    schema: S,
    path: string,
    init: RequestInit,
  ): Promise<z.output<S>> {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${apiUrl}/v1${path}`, {
        ...init,
        headers: { ...init.headers, ...headers, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      answer = await response.json();
    } catch (cause) {
      throw new GatewayFailure(
        'unavailable',
        `no usable answer: ${cause instanceof Error ? cause.message : 'unknown'}`,
      );
    }
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      if (!parsed.success)
        throw new GatewayFailure(
          'unavailable',
          `an answer of an unknown shape: ${z.prettifyError(parsed.error)}`,
        );
      return parsed.data;
    }
    const refusal = refusalIn(answer);
    const { status } = response;
    const keyRefused = keyStatuses.has(status);
    throw new GatewayFailure(
      keyRefused || laterStatuses.has(status) || status >= 500 ? 'unavailable' : 'refused',
      refusal?.text ?? `status ${status}`,
      { isTooMuch: refusal?.isTooMuch, keyRefused },
    );
  }

  return async function call<S extends z.ZodType>(
    schema: S,
    path: string,
    init: RequestInit = {},
  ): Promise<z.output<S>> {
    const startedAt = performance.now();
    for (let tries = 1; ; tries += 1) {
      breaker.check();
      try {
        const answer = await attempt(schema, path, init);
        breaker.closed();
        return answer;
      } catch (failure) {
        if (!(failure instanceof GatewayFailure)) throw failure;
        const answered = failure.kind === 'refused' || failure.keyRefused;
        if (answered) breaker.closed();
        else breaker.failed();
        const facts = { path, tries, kind: failure.kind, reason: failure.message };
        if (failure.keyRefused) log.error(facts, 'the payment gateway refused our key');
        else log.warn(facts, 'the payment gateway did not do as asked');
        if (answered || tries === triesPerCall || performance.now() - startedAt > retryWithinMs)
          throw failure;
      }
    }
  };
}
