import type { Profile } from '#app/shared/profile.ts';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Note } from '#app/ui/base/note.tsx';
import type { PaymentSetupAnswer } from '../checkout.contract.ts';
import { sandboxText } from './payment-return.tsx';

interface PayingAsProps {
  profile: Pick<Profile, 'displayName' | 'email' | 'photoURL'>;
  setup: PaymentSetupAnswer;
}

/** Who pays, and where: nothing is said of a gateway that isn't set up. */
export const PayingAs = ({ profile, setup }: PayingAsProps) => (
  <section className="checkout-step">
    <h2 className="heading-4">Paying as</h2>
    <div className="checkout-buyer">
      <Avatar name={profile.displayName} photoUrl={profile.photoURL} />
      <div>
        <b>{profile.displayName}</b>
        <p className="text-small text-soft">{profile.email}</p>
      </div>
    </div>
    {setup.ready && (
      <p className="text-small text-soft">
        You will finish {setup.script ? 'in' : 'on'} our payment partner’s secure{' '}
        {setup.script ? 'window' : 'page'}. We never see your card.
      </p>
    )}
    {setup.sandbox && <Note kind="info">{sandboxText(setup)}</Note>}
  </section>
);
