import { useNavigate } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { useCountdown } from './use-countdown.ts';

const secondsUntilLogin = 3;

/** Leads to the sign-in screen by itself (part 1 section 9), and at once by its button. */
export function OnToLogin() {
  const navigate = useNavigate();
  const left = useCountdown(secondsUntilLogin, () => void navigate('/login'));
  return (
    <>
      <p className="text-soft tabular" aria-live="off">
        Redirecting to login page in {left} seconds...
      </p>
      <p>
        <ButtonLink to="/login">Go to Login Page</ButtonLink>
      </p>
    </>
  );
}
