/**
 * Every page that exists, once. app/routes.ts names the module of each; navigation, footer and sitemap read this table, so a link to a
 * page that is not in it is never rendered.
 */
export interface Page {
  /** React Router pattern. */
  path: string;
  /** May search engines list it, and does the sitemap name it; patterns with parameters are expanded by the owning feature. */
  indexed?: boolean;
  /** The day its own words last changed, for the sitemap; a page that lists others is as new as the newest of them. */
  changed?: string;
  /** Query names that the page reads; all others are dropped from the cache key. `oobCode` and `email` are never read on the server. */
  queries?: readonly string[];
  /** Which parts of the shell stand around it; default: header, footer and banner. */
  chrome?: 'full' | 'no-banner' | 'bare';
  /** Rendered inside the dashboard's shell. */
  dashboard?: boolean;
  /** Rendered inside the admin's frame, for admins only. */
  admin?: boolean;
  /** It, or its shell, has navigation of its own and sets `<main>` beside that. */
  ownMain?: boolean;
  /** The field whose colour the header takes. */
  headerField?: 'dawn' | 'rani';
  /** What it shows depends on who is there, so a browser with a token waits behind the loader (decisions.md ruling 40). */
  waitsForIdentity?: boolean;
  /** The document needs Razorpay's origins in its policy; entered by a document load only. */
  payment?: boolean;
}

/** What every page of the admins has in common. */
const forAdmins = { chrome: 'bare', admin: true, ownMain: true, waitsForIdentity: true } as const;

export const pages = [
  { path: '/', indexed: true, changed: '2026-11-21', headerField: 'dawn' },
  { path: '/courses', indexed: true, changed: '2026-11-21', queries: ['q', 'topic'] },
  { path: '/courses/:courseId', indexed: true },
  { path: '/courses/:courseId/lessons/:lessonId', indexed: true },
  {
    path: '/investors',
    indexed: true,
    changed: '2026-11-21',
    queries: ['q', 'location', 'tag', 'industry', 'page'],
  },
  { path: '/investors/opt-out' },
  { path: '/investors/:investorId' },
  {
    path: '/ai-tools',
    indexed: true,
    changed: '2026-11-21',
    queries: ['q', 'category', 'pricing', 'rating', 'api', 'tag', 'sort', 'page'],
  },
  { path: '/ai-tools/compare' },
  { path: '/ai-tools/suggest' },
  { path: '/ai-tools/:id', indexed: true },
  { path: '/login', chrome: 'bare', waitsForIdentity: true },
  { path: '/register', chrome: 'no-banner', payment: true, waitsForIdentity: true },
  { path: '/verify-email' },
  { path: '/forgot-password' },
  { path: '/reset-password' },
  { path: '/account', waitsForIdentity: true },
  { path: '/confirm-email-change' },
  { path: '/account/college', waitsForIdentity: true },
  { path: '/college/confirm' },
  { path: '/account/notifications', waitsForIdentity: true },
  { path: '/my-courses' },
  {
    path: '/hackathon',
    indexed: true,
    changed: '2026-11-21',
    queries: ['q', 'category', 'page'],
    chrome: 'no-banner',
    headerField: 'rani',
  },
  { path: '/hackathon/:hackathonId', indexed: true },
  { path: '/startup-builder', indexed: true, changed: '2026-11-21', headerField: 'dawn' },
  {
    path: '/pitch-deck',
    indexed: true,
    changed: '2026-11-21',
    queries: ['view'],
    chrome: 'bare',
  },
  { path: '/placements', indexed: true, changed: '2026-11-21', headerField: 'dawn' },
  { path: '/placements/openings/:slug', indexed: true },
  { path: '/account/placements', waitsForIdentity: true },
  { path: '/privacy-policy', indexed: true, changed: '2026-11-21' },
  { path: '/terms-and-conditions', indexed: true, changed: '2026-11-21' },
  { path: '/cancellation-refund', indexed: true, changed: '2026-11-21' },
  { path: '/faq', indexed: true, changed: '2026-11-21' },
  { path: '/sitemap', indexed: true, changed: '2026-11-21' },
  { path: '/search', queries: ['q'] },
  { path: '/contact', indexed: true, changed: '2026-11-21' },
  { path: '/newsletter/confirm' },
  { path: '/newsletter/unsubscribe' },
  { path: '/notifications/unsubscribe' },
  { path: '/dashboard', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/my-courses', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/my-courses/:courseSlug', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/my-courses/:courseSlug/lessons/:lessonSlug', chrome: 'bare', ownMain: true },
  { path: '/dashboard/profile', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/membership', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/founders-hub', chrome: 'bare', dashboard: true, ownMain: true },
  {
    path: '/dashboard/founders-hub/profile',
    chrome: 'bare',
    dashboard: true,
    ownMain: true,
  },
  { path: '/startups/:key', chrome: 'no-banner' },
  { path: '/admin', ...forAdmins },
  { path: '/admin/college-requests', ...forAdmins },
  { path: '/admin/members', ...forAdmins },
  { path: '/admin/members/:uid', ...forAdmins },
  { path: '/admin/courses', ...forAdmins },
  { path: '/admin/courses/import', ...forAdmins },
  { path: '/admin/courses/:courseId', ...forAdmins },
  { path: '/admin/audit', ...forAdmins },
  { path: '/admin/held-rewards', ...forAdmins },
  { path: '/admin/payments', ...forAdmins },
  { path: '/admin/ai-tools', ...forAdmins },
  { path: '/admin/investors', ...forAdmins },
  { path: '/admin/investors/import', ...forAdmins },
  { path: '/admin/enquiries', ...forAdmins },
  { path: '/admin/enquiries/:enquiryId', ...forAdmins },
  { path: '/admin/placements', ...forAdmins },
  { path: '/admin/placements/:applicationId', ...forAdmins },
  { path: '/admin/openings', ...forAdmins },
  { path: '/admin/hackathons', ...forAdmins },
  { path: '/admin/hackathons/:hackathonId', ...forAdmins },
  { path: '/admin/live-sessions', ...forAdmins },
  { path: '/admin/highlights', ...forAdmins },
  { path: '/dev/kit', chrome: 'no-banner' },
  { path: '/dev/mailbox', chrome: 'no-banner' },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

const paths = new Set<string>(pages.map((page) => page.path));

/** Does a page stand at this address (query and fragment aside)? Links in navigation and footer ask before they are rendered. */
export const pageExists = (href: string): boolean => paths.has(href.split(/[?#]/)[0] ?? href);

const documentPaths = new Set<string>((pages as readonly Page[]).filter((page) => page.payment).map((page) => page.path));

/** Must this address be loaded as a document, because its policy differs from that of the page one comes from? */
export const needsDocument = (href: string): boolean => documentPaths.has(href.split(/[?#]/)[0] ?? href);

const patterns = (pages as readonly Page[]).map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** The page at a path, with or without parameters. */
export const pageAt = (path: string): Page | undefined => patterns.find(({ pattern }) => pattern.test(path))?.page;
