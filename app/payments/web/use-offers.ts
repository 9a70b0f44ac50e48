import { useEffect, useState } from 'react';
import type { MembershipAnswer, membershipsContract } from '#app/memberships/contract.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import type { OfferAnswer, paymentsContract } from '../contract.ts';

const offersCall = api<typeof paymentsContract>();
const membershipCall = api<typeof membershipsContract>();

export interface Offers {
  membership: MembershipAnswer;
  /** Those that can be bought, in the order of the plans. */
  open: readonly OfferAnswer[];
  /** A plan's kind of order, price in rupees and eligibility; undefined if it is not on sale. */
  of: (planType: PlanType) => OfferAnswer | undefined;
  /** The code of whoever’s link led here before the sign-up. */
  linkedCode: string | null;
  /** False once they have bought a plan: a friend's code is no longer valid then. */
  isFirst: boolean;
  /** Asks again. The present offers stay until the answer arrives. */
  refresh: () => void;
}

export type OffersState =
  | { status: 'loading' }
  | { status: 'ready'; offers: Offers }
  | { status: 'failed'; text: string; retry: () => void };

/** The membership of the person who is signed in, and what each plan would be for them now. */
export function useOffers(): OffersState {
  const [state, setState] = useState<OffersState>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    const retry = () => setTries((before) => before + 1);
    const show = (next: OffersState) =>
      current &&
      setState((shown) => (shown.status === 'ready' && next.status !== 'ready' ? shown : next));
    show({ status: 'loading' });
    Promise.all([
      membershipCall('GET /membership'),
      offersCall('GET /payment/offers'),
      // A code is only proposed, so a failure is no reason to show no plans.
      offersCall('GET /payment/linked-code').catch(() => ({ code: null, isFirst: true })),
    ]).then(
      ([membership, offers, { code, isFirst }]) =>
        show({
          status: 'ready',
          offers: {
            membership,
            open: offers.filter(({ kind }) => kind !== null),
            linkedCode: code,
            isFirst,
            of: (planType) => offers.find((offer) => offer.planType === planType),
            refresh: retry,
          },
        }),
      (failure: unknown) =>
        show({
          status: 'failed',
          text: failureText(failure),
          retry,
        }),
    );
    return () => {
      current = false;
    };
  }, [tries]);

  return state;
}
