import { useRevalidator } from 'react-router';
import { loadIdentity } from '#app/shared/identity.ts';
import { Note } from '#app/ui/base/note.tsx';
import type { FactorsAnswer } from '../contract.ts';
import { PasskeyList } from './passkey-list.tsx';
import { TwoStepCard } from './two-step-card.tsx';
import { useConfirmation } from './use-confirmation.ts';
import './security-section.css';

/** How the person proves who they are, besides the password. */
export function SecuritySection({ factors }: { factors: FactorsAnswer }) {
  const { revalidate } = useRevalidator();
  // An admin may have gained or lost admin rights.
  const onChanged = () => Promise.all([revalidate(), loadIdentity()]);
  const { confirmed, asked } = useConfirmation();
  return (
    <div className="stack">
      {factors.dueForAdmin && (
        <Note kind="warn">
          {factors.passkeys.length > 0 || factors.twoStep
            ? 'Your rights are paused in this session. Sign out, then sign in again with your second step.'
            : 'Your role needs a second factor here. Add a passkey or set up an authenticator app: until then its rights are paused.'}
        </Note>
      )}
      <PasskeyList passkeys={factors.passkeys} confirmed={confirmed} onChanged={onChanged} />
      <TwoStepCard factors={factors} confirmed={confirmed} onChanged={onChanged} />
      {asked && <asked.Dialog asked={asked} />}
    </div>
  );
}
