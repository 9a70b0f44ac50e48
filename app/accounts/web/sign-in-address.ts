import { useLocation } from 'react-router';
import { canonicalEmail } from '../email-address.ts';

/**
 * State for a link to /login: the address to fill in. It travels in the history entry and is only a
 * suggestion.
 */
export const signInAddress = (email: string): { email: string } => ({ email });

export function useSignInAddress(): string {
  const { email } = (useLocation().state ?? {}) as { email?: unknown };
  return (typeof email === 'string' && canonicalEmail(email)) || '';
}
