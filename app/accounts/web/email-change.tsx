import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { Card } from '#app/ui/base/surface.tsx';
import type { EmailChangeAnswer } from '../own-account.contract.ts';
import { useUnfolded } from './use-unfolded.ts';
import './account-card.css';

const WaitingEmailChange = later(
  partOf(() => import('./waiting-email-change.tsx'), 'WaitingEmailChange'),
);
const EmailChangeForm = later(partOf(() => import('./email-change-form.tsx'), 'EmailChangeForm'));

interface EmailChangeProps {
  email: string;
  change: EmailChangeAnswer | null;
}

/** The sign-in address, and a form to change it: both addresses must confirm by a mailed link. */
export function EmailChange({ email, change }: EmailChangeProps) {
  const { open, unfold, fold, opener } = useUnfolded();
  const card = useRef<HTMLDivElement>(null);
  const waits = change !== null;
  const waited = useRef(waits);
  // A request removes the form, and a cancellation removes what replaced it.
  useEffect(() => {
    if (waited.current !== waits && card.current) keepFocusIn(card.current);
    waited.current = waits;
  }, [waits]);
  return (
    <Card ref={card} className="account-card">
      <div className="account-card-head">
        <div>
          <h3 className="heading-4">E-mail</h3>
          <p className="text-soft account-card-value">{email}</p>
        </div>
        {!change && !open && (
          <Button ref={opener} variant="secondary" onClick={unfold}>
            Change e-mail
          </Button>
        )}
      </div>
      {change && <WaitingEmailChange key={change.newEmail} email={email} change={change} />}
      {!change && open && <EmailChangeForm onClose={fold} />}
    </Card>
  );
}
