/**
 * Every page that exists, once. app/routes.ts makes the router's routes of it; navigation, footer and sitemap read it, so a link to
 * a page that is not in this table is never rendered.
 */
export interface Page {
  /** React Router pattern. */
  path: string;
  /** Module below app/. */
  file: string;
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
  { path: '/', file: 'marketing/web/landing.page.tsx', indexed: true, changed: '2026-11-21', headerField: 'dawn' },
  { path: '/courses', file: 'courses/web/course-list.page.tsx', indexed: true, changed: '2026-11-21' },
  { path: '/courses/:courseId', file: 'courses/web/course.page.tsx', indexed: true },
  { path: '/courses/:courseId/lessons/:lessonId', file: 'courses/web/preview-lesson.page.tsx', indexed: true },
  {
    path: '/investors',
    file: 'investors/web/investors.page.tsx',
    indexed: true,
    changed: '2026-11-21',
    queries: ['location', 'tag', 'industry', 'page'],
  },
  { path: '/investors/opt-out', file: 'investors/web/opt-out.page.tsx' },
  { path: '/investors/:investorId', file: 'investors/web/investor.page.tsx' },
  {
    path: '/ai-tools',
    file: 'ai-tools/web/tool-list.page.tsx',
    indexed: true,
    changed: '2026-11-21',
    queries: ['category', 'pricing', 'rating', 'api', 'tag', 'sort', 'page'],
  },
  { path: '/ai-tools/compare', file: 'ai-tools/web/compare.page.tsx' },
  { path: '/ai-tools/suggest', file: 'ai-tools/web/suggest.page.tsx' },
  { path: '/ai-tools/:id', file: 'ai-tools/web/tool.page.tsx', indexed: true },
  { path: '/login', file: 'accounts/web/login.page.tsx', chrome: 'bare', waitsForIdentity: true },
  { path: '/register', file: 'payments/web/register.page.tsx', chrome: 'no-banner', payment: true, waitsForIdentity: true },
  { path: '/verify-email', file: 'accounts/web/verify-email.page.tsx' },
  { path: '/forgot-password', file: 'accounts/web/forgot-password.page.tsx' },
  { path: '/reset-password', file: 'accounts/web/reset-password.page.tsx' },
  { path: '/account', file: 'accounts/web/account.page.tsx', waitsForIdentity: true },
  { path: '/confirm-email-change', file: 'accounts/web/confirm-email-change.page.tsx' },
  { path: '/account/college', file: 'college/web/college.page.tsx', waitsForIdentity: true },
  { path: '/college/confirm', file: 'college/web/college-confirm.page.tsx' },
  { path: '/account/notifications', file: 'notifications/web/notifications.page.tsx', waitsForIdentity: true },
  { path: '/my-courses', file: 'learning/web/my-courses-redirect.page.tsx' },
  {
    path: '/hackathon',
    file: 'hackathons/web/hackathons.page.tsx',
    indexed: true,
    changed: '2026-11-21',
    queries: ['category', 'page'],
    chrome: 'no-banner',
    headerField: 'rani',
  },
  { path: '/hackathon/:hackathonId', file: 'hackathons/web/hackathon.page.tsx', indexed: true },
  { path: '/startup-builder', file: 'marketing/web/startup-builder.page.tsx', indexed: true, changed: '2026-11-21', headerField: 'dawn' },
  {
    path: '/pitch-deck',
    file: 'marketing/web/pitch-deck.page.tsx',
    indexed: true,
    changed: '2026-11-21',
    queries: ['view'],
    chrome: 'bare',
  },
  { path: '/placements', file: 'marketing/web/placements.page.tsx', indexed: true, changed: '2026-11-21', headerField: 'dawn' },
  { path: '/placements/openings/:slug', file: 'placements/web/opening.page.tsx', indexed: true },
  { path: '/account/placements', file: 'placements/web/own-placements.page.tsx', waitsForIdentity: true },
  { path: '/privacy-policy', file: 'marketing/web/privacy.page.tsx', indexed: true, changed: '2026-11-21' },
  { path: '/terms-and-conditions', file: 'marketing/web/terms.page.tsx', indexed: true, changed: '2026-11-21' },
  { path: '/cancellation-refund', file: 'marketing/web/refunds.page.tsx', indexed: true, changed: '2026-11-21' },
  { path: '/faq', file: 'marketing/web/faq.page.tsx', indexed: true, changed: '2026-11-21' },
  { path: '/sitemap', file: 'marketing/web/sitemap.page.tsx', indexed: true, changed: '2026-11-21' },
  { path: '/search', file: 'search/web/search.page.tsx', queries: ['q'] },
  { path: '/contact', file: 'enquiries/web/contact.page.tsx', indexed: true, changed: '2026-11-21' },
  { path: '/newsletter/confirm', file: 'enquiries/web/newsletter-confirm.page.tsx' },
  { path: '/newsletter/unsubscribe', file: 'enquiries/web/newsletter-unsubscribe.page.tsx' },
  { path: '/notifications/unsubscribe', file: 'notifications/web/unsubscribe.page.tsx' },
  { path: '/dashboard', file: 'dashboard/web/home.page.tsx', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/my-courses', file: 'learning/web/my-courses.page.tsx', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/my-courses/:courseSlug', file: 'learning/web/my-course.page.tsx', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/my-courses/:courseSlug/lessons/:lessonSlug', file: 'learning/web/lesson.page.tsx', chrome: 'bare', ownMain: true },
  { path: '/dashboard/profile', file: 'profile/web/profile.page.tsx', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/membership', file: 'dashboard/web/membership.page.tsx', chrome: 'bare', dashboard: true, ownMain: true },
  { path: '/dashboard/founders-hub', file: 'founders-hub/web/hub.page.tsx', chrome: 'bare', dashboard: true, ownMain: true },
  {
    path: '/dashboard/founders-hub/profile',
    file: 'founders-hub/web/startup-profile.page.tsx',
    chrome: 'bare',
    dashboard: true,
    ownMain: true,
  },
  { path: '/startups/:key', file: 'founders-hub/web/shared-startup.page.tsx', chrome: 'no-banner' },
  { path: '/admin', file: 'administration/web/overview.page.tsx', ...forAdmins },
  { path: '/admin/college-requests', file: 'college/web/college-requests.page.tsx', ...forAdmins },
  { path: '/admin/members', file: 'administration/web/members.page.tsx', ...forAdmins },
  { path: '/admin/members/:uid', file: 'administration/web/member.page.tsx', ...forAdmins },
  { path: '/admin/courses', file: 'courses/web/course-desk.page.tsx', ...forAdmins },
  { path: '/admin/courses/import', file: 'courses/web/course-import.page.tsx', ...forAdmins },
  { path: '/admin/courses/:courseId', file: 'courses/web/course-editor.page.tsx', ...forAdmins },
  { path: '/admin/audit', file: 'administration/web/audit.page.tsx', ...forAdmins },
  { path: '/admin/held-rewards', file: 'referrals/web/held-rewards.page.tsx', ...forAdmins },
  { path: '/admin/ai-tools', file: 'ai-tools/web/tools-desk.page.tsx', ...forAdmins },
  { path: '/admin/investors', file: 'investors/web/investors-desk.page.tsx', ...forAdmins },
  { path: '/admin/investors/import', file: 'investors/web/investor-import.page.tsx', ...forAdmins },
  { path: '/admin/enquiries', file: 'enquiries/web/enquiries.page.tsx', ...forAdmins },
  { path: '/admin/enquiries/:enquiryId', file: 'enquiries/web/enquiry.page.tsx', ...forAdmins },
  { path: '/admin/placements', file: 'placements/web/inbox.page.tsx', ...forAdmins },
  { path: '/admin/placements/:applicationId', file: 'placements/web/application.page.tsx', ...forAdmins },
  { path: '/admin/openings', file: 'openings/web/openings-desk.page.tsx', ...forAdmins },
  { path: '/admin/hackathons', file: 'hackathons/web/hackathons-desk.page.tsx', ...forAdmins },
  { path: '/admin/hackathons/:hackathonId', file: 'hackathons/web/hackathon-desk.page.tsx', ...forAdmins },
  { path: '/admin/live-sessions', file: 'live-sessions/web/live-sessions-desk.page.tsx', ...forAdmins },
  { path: '/admin/highlights', file: 'community/web/highlights-desk.page.tsx', ...forAdmins },
  { path: '/dev/kit', file: 'shell/kit.page.tsx', chrome: 'no-banner' },
  { path: '/dev/mailbox', file: 'mailbox/web/mailbox.page.tsx', chrome: 'no-banner' },
] as const satisfies readonly Page[];

const paths = new Set<string>(pages.map((page) => page.path));

/** Does a page stand at this address (query and fragment aside)? Links in navigation and footer ask before they are rendered. */
export const pageExists = (href: string): boolean => paths.has(href.split(/[?#]/)[0] ?? href);

const documentPaths = new Set<string>((pages as readonly Page[]).filter((page) => page.payment).map((page) => page.path));

/** Must this address be loaded as a document, because its policy differs from that of the page one comes from? */
export const needsDocument = (href: string): boolean => documentPaths.has(href.split(/[?#]/)[0] ?? href);

const patterns = (pages as readonly Page[]).map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** The page at a path, with or without parameters. */
export const pageAt = (path: string): Page | undefined => patterns.find(({ pattern }) => pattern.test(path))?.page;
