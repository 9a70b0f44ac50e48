import { myCoursesPath, myQuestionsPath } from './addresses.ts';
import { pageAt } from './pages.ts';

/** What redirects need to know about the person. */
export interface Standing {
  signedIn: boolean;
  active: boolean;
  /** Has the role of author; admins may do the same without it. */
  author?: boolean;
  /** Has the role of helper, which opens the desks of questions and of projects, and the lessons. */
  helper?: boolean;
  /** Has the role of finance, for orders, refunds, payouts and promo codes. */
  finance?: boolean;
  admin: boolean;
  /** An admin who has no admin rights until they use a second factor. */
  secondFactorDue?: boolean;
}

const isBelow = (path: string, root: string): boolean =>
  path.startsWith(root) && /^(?:[/?#]|$)/.test(path.slice(root.length));

/** Encoded dots and slashes: browsers, proxies and routers disagree about what they mean. */
const disguised = /%(?:2e|2f|5c)/i;

/** Nobody is redirected back to the sign-in pages. */
const passing = [
  '/login',
  '/verify-email',
  '/reset-password',
  '/forgot-password',
  '/confirm-email-change',
];

/**
 * A page of ours, or undefined: we refuse other sites, other schemes, missing pages, and the
 * sign-in pages (reliability.md A12). The value comes from the browser's storage, so it may be
 * anything.
 */
export function ownPath(candidate: string | null): string | undefined {
  // Browsers drop control characters from addresses before they parse them, and read a backslash as
  // a slash.
  if (!candidate || candidate.length > 500 || !/^\/(?![/\\])[^\\\p{C}]*$/u.test(candidate))
    return undefined;
  const base = 'https://own.invalid';
  if (!URL.canParse(candidate, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(candidate, base);
  // The browser would rewrite an address such as /dashboard/../admin to another page than it seems
  // to name.
  if (origin !== base || candidate.split(/[?#]/)[0] !== pathname || disguised.test(pathname))
    return undefined;
  return pageAt(pathname) && !passing.includes(pathname) ? pathname + search + hash : undefined;
}

/**
 * Where a fresh sign-in goes: members to their stored dashboard path or the dashboard, others to
 * the stored path (decisions.md ruling 43), if they may open it, or to the page that they work at.
 * The dashboard gets what the plans were to get: the course that they came for (docs/decisions/0068).
 * Everyone may return to their account, to a code that they redeem, and to a desk that is theirs.
 */
export function afterSignIn(
  person: Pick<Standing, 'active' | 'author' | 'helper' | 'finance' | 'admin'>,
  stored: string | null,
): string {
  const path = ownPath(stored);
  if (!path) return homeOf(person);
  if (isBelow(path, '/account') || isBelow(path, '/redeem')) return path;
  if (person.active && isBelow(path, '/register'))
    return path.replace(/^.register([^#]*).*/, '/dashboard$1');
  // Members come to learn, unless they were on their way to a desk.
  const wanted = !person.active || isBelow(path, '/dashboard') || isDesk(path);
  return wanted && !guard(path, { signedIn: true, ...person }) ? path : homeOf(person);
}

/** A page that people work at, rather than learn. */
const isDesk = (path: string): boolean => isBelow(path, '/teach') || isBelow(path, '/admin');

/** Whoever works here without a membership works at a desk; everyone else sees the plans. */
function homeOf({ active, author, helper, finance, admin }: Omit<Standing, 'signedIn'>): string {
  if (active) return '/dashboard';
  if (admin) return '/admin';
  if (author) return '/teach';
  if (helper) return questionsDesk;
  return finance ? '/admin/orders' : '/register';
}

/** Where authors and helpers see the questions that wait for an answer. */
export const questionsDesk = '/teach/questions';

/** The same for submitted projects that wait for a response. */
export const projectsDesk = '/teach/projects';

/** The desks that the role of helper opens. */
const isDeskOfHelpers = (path: string): boolean =>
  [questionsDesk, projectsDesk].some((desk) => isBelow(path, desk));

/** Helpers read the lessons that they answer about, and authors those of their own courses. */
const isLesson = (path: string): boolean =>
  isBelow(path, myCoursesPath) && path.split('/')[4] === 'lessons';

/** Helpers and authors follow the links of members; the page sends them on to the desk. */
const isQuestion = (path: string): boolean =>
  isBelow(path, myQuestionsPath) && /^\/[^/?#]/.test(path.slice(myQuestionsPath.length));

/** The desks of money that the role of finance opens, of those below /admin. */
export const isForFinance = (path: string): boolean =>
  ['/admin/revenue', '/admin/orders', '/admin/codes', '/admin/campaigns', '/admin/payouts'].some(
    (desk) => isBelow(path, desk),
  );

/**
 * Where to redirect a person who may not be on this page, or undefined (part 1 sections 4 and 6,
 * "Startup sequence").
 */
export function guard(path: string, standing: Standing): string | undefined {
  const { signedIn, active, author, helper, finance, admin, secondFactorDue } = standing;
  if (helper && isDeskOfHelpers(path)) return undefined;
  if ((helper || author) && (isLesson(path) || isQuestion(path))) return undefined;
  if (isBelow(path, '/dashboard')) {
    if (!signedIn) return '/login';
    // What someone wrote stays theirs after the membership.
    if (active || admin || path === '/dashboard/notes') return undefined;
    // Pages of a plan lead to the plans, also for those who work here.
    return path === '/dashboard' ? homeOf(standing) : '/register';
  }
  if (isBelow(path, '/account')) return signedIn ? undefined : '/login';
  if ((author && isBelow(path, '/teach')) || (finance && isForFinance(path))) return undefined;
  if (isDesk(path)) {
    if (!signedIn && isBelow(path, '/teach')) return '/login';
    if (!admin) return '/';
    return secondFactorDue ? '/account#security' : undefined;
  }
  if (path === '/login' && signedIn) return homeOf(standing);
  return undefined;
}
