/**
 * Does this e-mail address lie in one of the academic domains (decisions.md ruling 36)? `ac.in`
 * takes in `iitb.ac.in`, not `fake-ac.in`.
 */
export function isAcademicAddress(email: string, domains: readonly string[]): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
