import { useLocation } from 'react-router';
import { canonicalEmail } from '../email-address.ts';

/**
 * For the way to /login: whose address to fill in there. It travels in the history entry and is
 * never believed.
 */
export const signInAddress = (email: string): { email: string } => ({ email });

export function useSignInAddress(): string {
  const { email } = (useLocation().state ?? {}) as { email?: unknown };
  return (typeof email === 'string' && canonicalEmail(email)) || '';
}
