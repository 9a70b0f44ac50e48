import { pageExists } from '#app/shared/pages.ts';

interface Section {
  path: string;
  /** In the sidebar and the header. */
  label: string;
}

const all: readonly Section[] = [
  { path: '/admin', label: 'Overview' },
  { path: '/admin/courses', label: 'Courses' },
  { path: '/admin/members', label: 'Members' },
  { path: '/admin/enquiries', label: 'Enquiries' },
  { path: '/admin/placements', label: 'Placements' },
  { path: '/admin/openings', label: 'Openings' },
  { path: '/admin/hackathons', label: 'Hackathons' },
  { path: '/admin/live-sessions', label: 'Live sessions' },
  { path: '/admin/highlights', label: 'Highlights' },
  { path: '/admin/ai-tools', label: 'AI tools' },
  { path: '/admin/investors', label: 'Investors' },
  { path: '/admin/college-requests', label: 'College requests' },
  { path: '/admin/held-rewards', label: 'Held rewards' },
  { path: '/admin/payments', label: 'Payments' },
  { path: '/admin/audit', label: 'Audit log' },
];

/** What the admin's sidebar lists: only pages that stand. */
export const sections: readonly Section[] = all.filter(({ path }) => pageExists(path));

/** The section that a path below /admin belongs to. */
export function sectionAt(path: string): Section | undefined {
  const [, , segment] = path.split('/');
  return all.find((section) => section.path === (segment ? `/admin/${segment}` : '/admin'));
}
