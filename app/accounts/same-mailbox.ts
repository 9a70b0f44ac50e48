const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * True if two addresses reach one mailbox. Their accounts are then one person, who can't refer
 * herself (reliability.md R1).
 */
export const isSameMailbox = (a: string, b: string): boolean => mailboxOf(a) === mailboxOf(b);

/**
 * The mailbox that an address reaches: without a `+tag`, and without the dots that Gmail ignores.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
