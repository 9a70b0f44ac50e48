import { useNavigate } from 'react-router';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { signInAddress } from './sign-in-address.ts';
import { useCountdown } from './use-countdown.ts';

const secondsUntilLogin = 3;

/**
 * Leads to the sign-in screen with this address filled in: automatically (part 1 section 9), or at
 * once by its button.
 */
export function OnToLogin({ email }: { email: string }) {
  const navigate = useNavigate();
  const state = signInAddress(email);
  const left = useCountdown(secondsUntilLogin, () => void navigate('/login', { state }));
  return (
    <>
      <p className="text-soft tabular" aria-live="off">
        Redirecting to login page in {left} {left === 1 ? 'second' : 'seconds'}...
      </p>
      <p>
        <ButtonLink to="/login" state={state}>
          Go to Login Page
        </ButtonLink>
      </p>
    </>
  );
}
