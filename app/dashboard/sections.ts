import { pageExists } from '#app/shared/pages.ts';

export interface Section {
  path: string;
  /** In the sidebar. */
  label: string;
  /** In the header, and of the page. */
  title: string;
  /** The page's h1; Home greets instead. */
  heading?: string;
}

const all: readonly Section[] = [
  { path: '/dashboard', label: 'Home', title: 'Home' },
  { path: '/dashboard/my-courses', label: 'My Courses', title: 'My Courses', heading: 'My Courses' },
  { path: '/dashboard/founders-hub', label: 'Founders’ Hub', title: 'Founders’ Hub', heading: 'Founders’ Hub' },
  { path: '/dashboard/profile', label: 'Profile', title: 'My Profile', heading: 'My Profile' },
  { path: '/dashboard/membership', label: 'Membership', title: 'Membership', heading: 'My Membership' },
];

/** What the sidebar lists: only pages that stand. */
export const sections: readonly Section[] = all.filter(({ path }) => pageExists(path));

/** The section that a path below /dashboard belongs to: its segment after /dashboard/ (part 1 section 2, "Route map"). */
export function sectionAt(path: string): Section | undefined {
  const [, , segment] = path.split('/');
  return all.find((section) => section.path === (segment ? `/dashboard/${segment}` : '/dashboard'));
}
