import { PasskeySignIn } from '#app/factors/web/passkey-sign-in.tsx';
import { isPlanType, planOf } from '#app/memberships/plans.ts';
import { keptPlan } from '#app/payments/web/plan-choice.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { useBrowserValue } from '#app/ui/base/use-browser-value.ts';
import { AuthScreen } from './auth-screen.tsx';
import { SignIn } from './sign-in.tsx';

const CreateAccount = later(partOf(() => import('./create-account.tsx'), 'CreateAccount'));
const ways = {
  Passkey: PasskeySignIn,
  SecondStep: later(partOf(() => import('#app/factors/web/second-step.tsx'), 'SecondStep')),
};

export const meta = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in, or create a free account.',
    path: '/login',
    indexed: false,
  });

export default function LoginPage() {
  const kept = useBrowserValue(() => keptPlan() ?? '', '');
  const savedPlan = isPlanType(kept) ? planOf(kept).name : undefined;
  return (
    <AuthScreen
      start="sign-in"
      savedPlan={savedPlan}
      ways={ways}
      SignIn={SignIn}
      CreateAccount={CreateAccount}
      bare
    />
  );
}
