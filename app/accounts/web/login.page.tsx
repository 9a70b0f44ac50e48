import { signInWays } from '#app/factors/web/sign-in-ways.tsx';
import { pageMeta } from '#app/shared/page-meta.ts';
import { AuthScreen } from './auth-screen.tsx';

export const meta = () => pageMeta({ title: 'Sign in', description: 'Sign in, or create a free account.', path: '/login', indexed: false });

export default function LoginPage() {
  return <AuthScreen start="sign-in" ways={signInWays} bare />;
}
