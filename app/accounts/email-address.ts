/** The longest address that mail can be sent to (RFC 5321). */
const maxEmailLength = 254;

/**
 * Something@domain.tld without blanks, control characters or characters that mean something in a
 * mail header.
 */
const pattern =
  /^[^\s@\p{C}"(),:;<>[\]\\]{1,64}@[^\s@\p{C}"(),:;<>[\]\\]+\.[^\s@\p{C}"(),.:;<>[\]\\]{2,}$/u;

/**
 * The one spelling under which an account is known: Unicode-normalised (NFKC), without surrounding
 * blanks, in lower case. Null when it isn't an e-mail address.
 */
export function canonicalEmail(text: string): string | null {
  if (text.length > 2 * maxEmailLength) return null;
  // The ideographic full stop separates the parts of a domain like the dot does.
  const email = text.normalize('NFKC').replaceAll('。', '.').trim().toLowerCase();
  return email.length <= maxEmailLength && pattern.test(email) && !email.includes('..')
    ? email
    : null;
}
