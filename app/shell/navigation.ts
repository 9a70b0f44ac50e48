import { myCoursesPath } from '#app/shared/addresses.ts';
import { pageExists } from '#app/shared/pages.ts';
import { projectsDesk, questionsDesk } from '#app/shared/redirects.ts';

export interface NavigationLink {
  label: string;
  href: string;
  icon?: 'rocket' | 'trophy';
  /**
   * Marked as current below its address too, not only on it (part 1 section 2, "Active item
   * highlighting").
   */
  byPrefix?: boolean;
}

/** Links only to existing pages. */
const standing = (links: readonly NavigationLink[]): readonly NavigationLink[] =>
  links.filter(({ href }) => pageExists(href));

export const coursesLink: NavigationLink = { label: 'Courses', href: '/courses', byPrefix: true };

export const searchLink: NavigationLink = { label: 'Search', href: '/search' };

export const headerLinks = standing([
  { label: 'AI Tools', href: '/ai-tools', byPrefix: true },
  { label: 'Investors', href: '/investors' },
  { label: 'Startup Builder', href: '/startup-builder', icon: 'rocket' },
  { label: 'Hackathons', href: '/hackathon', icon: 'trophy' },
]);

export const adminLinks = standing([{ label: 'Admin', href: '/admin' }]);

export const authorLinks = standing([{ label: 'Teach', href: '/teach' }]);

/** Authors find them below Teach. */
export const helperLinks = standing([
  { label: 'Questions', href: questionsDesk },
  { label: 'Projects', href: projectsDesk },
]);

export const companyLinks = standing([
  { label: 'Startup Builder', href: '/startup-builder' },
  { label: 'Placements', href: '/placements' },
  { label: 'Pricing', href: '/register#plans' },
  { label: 'Login', href: '/login' },
]);

export const legalLinks = standing([
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms and conditions', href: '/terms-and-conditions' },
  { label: 'Cancellation and refund', href: '/cancellation-refund' },
  { label: 'Contact', href: '/contact' },
]);

/** Beside the copyright line. */
export const helpLinks = standing([
  { label: 'Questions', href: '/faq' },
  { label: 'Sitemap', href: '/sitemap' },
]);

/**
 * The target of 'My Courses': members see their own, others the catalogue (decisions.md ruling 2).
 */
export const myCoursesHref = (active: boolean): string => (active ? myCoursesPath : '/courses');

export const isCurrent = ({ href, byPrefix }: NavigationLink, path: string): boolean =>
  path === href || (byPrefix === true && path.startsWith(`${href}/`));
