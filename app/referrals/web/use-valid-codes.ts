import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import type { PromoCode, promoCodesContract } from '../promo-codes.contract.ts';

const call = api<typeof promoCodesContract>();

/** The newest promo codes that are valid, or will be; none while they load, or if they don't. */
export function useValidCodes(): readonly PromoCode[] {
  const [codes, setCodes] = useState<readonly PromoCode[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const inState = (state: 'live' | 'waiting') =>
      call('GET /admin/promo-codes', { query: { state, page: 1 }, signal: leaving.signal });
    Promise.all([inState('live'), inState('waiting')]).then(
      (found) => setCodes(found.flatMap(({ items }) => items)),
      () => undefined, // Then none is offered, and a code can be typed.
    );
    return () => leaving.abort();
  }, []);
  return codes;
}
