import { ReferralCodeField } from './referral-code-field.tsx';
import type { ReferralCode } from './use-referral-code.ts';

/** After a first purchase, a friend's code is no longer valid. */
export const promoWords = { label: 'Promo code', placeholder: 'Enter promo code' };

/** Where they can enter a promo code before they choose a plan; its styles are the referral box's. */
export const PromoBox = ({ code }: { code: ReferralCode }) => (
  <div className="referral-box">
    <div>
      <h2 className="heading-4">Have a promo code?</h2>
      <p className="text-small text-soft">
        Pick a plan first, and the code will be applied at checkout.
      </p>
    </div>
    <ReferralCodeField code={code} planType={undefined} {...promoWords} />
  </div>
);
