/**
 * True if this e-mail address is in one of the academic domains (decisions.md ruling 36). `ac.in`
 * includes `iitb.ac.in`, not `fake-ac.in`.
 */
export function isAcademicAddress(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
