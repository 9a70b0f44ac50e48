import type { PurchaseKind } from '#app/memberships/membership-status.ts';
import type { PlanAnswer } from '#app/memberships/contract.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import { rupeesOf } from '#app/shared/money.ts';
import type { PaymentSetupAnswer } from '../../checkout.contract.ts';
import type { CodeAnswer, OfferAnswer } from '../../contract.ts';
import type { Price } from '../../price.ts';
import type { CodeOffer, PaymentSetup } from '../ports.ts';

export interface Offer {
  planType: PlanType;
  plan: PlanAnswer;
  /** Null when there is nothing left to buy. */
  kind: PurchaseKind | null;
  /** The period that buying it now adds. */
  startsAt: Date;
  /** Null is for life. */
  endsAt: Date | null;
  price: Price;
  /** The order whose payment an upgrade is credited with. */
  builtOn: string | null;
  /** What the buyer's rewards could pay; negative while more was reversed than is payable. */
  rewardsPaise: number;
  guaranteeDays: number;
  eligible: boolean;
}

export const offerAnswer = ({
  planType,
  plan,
  kind,
  startsAt,
  endsAt,
  price,
  rewardsPaise,
  guaranteeDays,
  eligible,
}: Offer): OfferAnswer => ({
  planType,
  plan,
  kind,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  price: rupeesOf(price.amountPaise),
  credit: rupeesOf(price.creditPaise),
  rewards: rupeesOf(Math.max(0, rewardsPaise)),
  guaranteeDays,
  eligible,
});

export const codeAnswer = (offer: CodeOffer): CodeAnswer =>
  'refused' in offer
    ? {
        isValid: false,
        discountPercent: 0,
        discountAmount: 0,
        error: offer.refused,
        code: null,
        referrerName: null,
      }
    : {
        isValid: true,
        discountPercent: offer.percent,
        discountAmount: rupeesOf(offer.amountPaise),
        error: null,
        code: offer.code,
        referrerName: offer.referrerName,
      };

export function setupAnswer(setup: PaymentSetup | null): PaymentSetupAnswer {
  const most = setup?.gateway.mostPaise ?? null;
  return {
    ready: setup !== null,
    sandbox: setup?.sandbox ?? false,
    script: setup?.window?.script ?? null,
    most: most === null ? null : rupeesOf(most),
  };
}
