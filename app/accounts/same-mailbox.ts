const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * Do two addresses reach one mailbox? Then their accounts are one person, who can't refer herself
 * (reliability.md R1).
 */
export const isSameMailbox = (a: string, b: string): boolean => mailboxOf(a) === mailboxOf(b);

/**
 * The mailbox that an address reaches: without a `+tag`, and without the dots that Gmail overlooks.
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
