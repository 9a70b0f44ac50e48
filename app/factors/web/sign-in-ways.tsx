import { lazy } from 'react';
import { PasskeySignIn } from './passkey-sign-in.tsx';

/** What stands beside the password on the sign-in screen. The second step is loaded when one is owed. */
export const signInWays = {
  Passkey: PasskeySignIn,
  SecondStep: lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep })),
};
