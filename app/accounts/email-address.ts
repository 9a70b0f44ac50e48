/** The longest address that mail can be sent to (RFC 5321). */
const maxEmailLength = 254;

/**
 * Something@domain.tld without blanks, control characters or characters with a meaning in mail
 * headers.
 */
const pattern =
  /^[^\s@\p{C}"(),:;<>[\]\\]{1,64}@[^\s@\p{C}"(),:;<>[\]\\]+\.[^\s@\p{C}"(),.:;<>[\]\\]{2,}$/u;

/**
 * The one spelling by which an account is found: Unicode-normalised (NFKC), trimmed, in lower case.
 * Null if it isn't an e-mail address.
 */
export function canonicalEmail(text: string): string | null {
  if (text.length > 2 * maxEmailLength) return null;
  // The ideographic full stop separates the parts of a domain, as the dot does.
  const email = text.normalize('NFKC').replaceAll('。', '.').trim().toLowerCase();
  return email.length <= maxEmailLength && pattern.test(email) && !email.includes('..')
    ? email
    : null;
}
