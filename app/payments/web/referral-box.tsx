import type { ReferralCode } from './use-referral-code.ts';
import { ReferralCodeField } from './referral-code-field.tsx';
import './referral-box.css';

/** Where a code can be entered before a plan is chosen. */
export const ReferralBox = ({
  code,
  headingAs: Heading,
}: {
  code: ReferralCode;
  headingAs: 'h2' | 'h3';
}) => (
  <div className="referral-box">
    <div>
      <Heading className="heading-4">Have a referral code?</Heading>
      <p className="text-small text-soft">
        A friend’s code takes a little off. Pick a plan first; it applies at checkout.
      </p>
    </div>
    <ReferralCodeField code={code} planType={undefined} />
  </div>
);
