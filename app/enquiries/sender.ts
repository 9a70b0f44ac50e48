import { canonicalEmail } from '#app/accounts/email-address.ts';

/**
 * An address as typed into a form: in its one spelling, or with its fault (part 2 section 5). It
 * goes into a mail's header.
 */
export function readEmail(typed: string): { email: string } | { fault: string } {
  if (!typed.trim()) return { fault: 'Email is required' };
  const email = /[\r\n]/.test(typed) ? null : canonicalEmail(typed);
  return email ? { email } : { fault: 'Please enter a valid email address' };
}

/** The fault of an address as typed; undefined if it is valid. */
export function emailFault(typed: string): string | undefined {
  const read = readEmail(typed);
  return 'fault' in read ? read.fault : undefined;
}
