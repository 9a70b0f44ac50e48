import { Art } from '#app/ui/art/art.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { ArrivalHeading } from './arrival-heading.tsx';
import type { CreatedAccount } from './create-account.tsx';
import { ResendLink } from './resend-link.tsx';

interface VerifyYourEmailProps extends CreatedAccount {
  onLoginAgain: () => void;
  /** Called if the address was mistyped. */
  onCorrect: () => void;
}

/** After sign-up: the account exists, the mail is on its way, nobody is signed in. */
export const VerifyYourEmail = ({
  email,
  message,
  onLoginAgain,
  onCorrect,
}: VerifyYourEmailProps) => (
  <div className="stack">
    <Art kind="scene" seed="mail" className="verify-scene" />
    <ArrivalHeading>Verify Your Email</ArrivalHeading>
    <p className="text-soft">{message}</p>
    <p className="text-soft">
      The link went to <strong>{email}</strong> and is good for 24 hours.{' '}
      <button type="button" className="link resend-link" onClick={onCorrect}>
        Not your address?
      </button>
    </p>
    <div className="row">
      <Button onClick={onLoginAgain}>Login Again</Button>
      <ButtonLink to="/" variant="secondary">
        Go to Home
      </ButtonLink>
    </div>
    <p className="text-small text-soft">
      Nothing in your inbox? Check your spam folder too. <ResendLink email={email} waiting />
    </p>
  </div>
);
