// The calls whose cost is compared between a new school and a large one.
import type { SchoolSize } from './large-school-size.ts';
import type { SchoolTokens } from './large-school.ts';

export interface MainCall {
  as: keyof SchoolTokens | 'visitor';
  /** Method and address, with placeholders for what varies, for tables. */
  name: string;
  /**
   * Visitors' answers are cached, so each turn asks for another address, at a new school too: a page
   * after the last is the last, and its courses have had many addresses.
   */
  path: (turn: number) => string;
}

/** Of courses that even a new school fills a page with. */
const fullPage = 16;
const mostPages = 600;

const asking = (as: MainCall['as']) => (path: string, varying?: MainCall['path']) => ({
  as,
  name: `GET ${path}`,
  path: varying ?? (() => path),
});

/**
 * The main calls at a generated school of this size (large-school.ts). A fixed course is from the
 * middle of the list, a fixed page from near its end, and a fixed person exists.
 */
export function mainCalls({ courses, people, questions }: SchoolSize): readonly MainCall[] {
  const some = (turn: number) => `large-${1 + ((turn * 37) % courses)}`;
  const pages = (perPage: number) => Math.max(1, Math.floor(courses / perPage));
  const paged = (list: string, turn: number) =>
    `/api/${list}?limit=${fullPage}&page=${1 + (turn % mostPages)}`;
  const course = some(Math.floor(courses / 2));
  const person = `person-${Math.min(77_777, people - 3)}`;
  const [member, visitor, admin] = (['member', 'visitor', 'admin'] as const).map(asking);
  if (!member || !visitor || !admin) throw new Error('Nobody asks');
  return [
    member('/api/auth/session'),
    member('/api/learning/courses'),
    member(`/api/learning/courses?show=all&page=${pages(24)}`),
    member('/api/learning/continue'),
    member('/api/learning/courses/{slug}', () => `/api/learning/courses/${course}`),
    member(
      '/api/learning/courses/{slug}/lessons/{lesson}',
      () => `/api/learning/courses/${course}/lessons/lesson-7`,
    ),
    member('/api/notes'),
    member('/api/notes?show=bookmarks&q=lesson'),
    member('/api/notes/lessons/{id}', () => `/api/notes/lessons/${course}-7`),
    member(
      '/api/learning/lessons/{id}/questions',
      () => `/api/learning/lessons/${course}-7/questions`,
    ),
    member('/api/questions'),
    member(
      '/api/questions/{id}',
      (turn) => `/api/questions/question-${1 + ((turn * 37) % questions)}`,
    ),
    member('/api/search/questions?q=column'),
    member('/api/toolkit/lesson-files'),
    member(
      '/api/toolkit/lesson-files?q=list%20{n}',
      (turn) => `/api/toolkit/lesson-files?q=list%20${turn}`,
    ),
    member('/api/learning/figures'),
    member('/api/recall'),
    member('/api/payment/orders'),
    member('/api/dashboard/home'),
    member('/api/dashboard/membership'),
    member('/api/dashboard/profile'),
    member('/api/founders-hub'),
    member('/api/account/page'),
    member('/api/notifications'),
    member('/api/referral/stats'),
    member('/api/search/lessons?q=agents'),
    visitor(`/api/catalogue?limit=${fullPage}&page={n}`, (turn) => paged('catalogue', turn)),
    visitor(`/api/courses?limit=${fullPage}&page={n}`, (turn) => paged('courses', turn)),
    visitor('/api/courses/slug/{slug}', (turn) => `/api/courses/slug/former-${turn}`),
    visitor('/api/search/courses?q=agents {n}', (turn) => `/api/search/courses?q=agents%20${turn}`),
    visitor(
      '/api/search/courses?page={n}',
      (turn) => `/api/search/courses?page=${1 + (turn % pages(24))}`,
    ),
    visitor('/api/search?q=agents {n}', (turn) => `/api/search?q=agents%20${turn}`),
    visitor('/api/investors?q=fund {n}', (turn) => `/api/investors?q=fund%20${turn}`),
    visitor('/api/ai-tools?q=a{n}', (turn) => `/api/ai-tools?q=a${turn}`),
    admin('/api/desk/questions'),
    admin('/api/authoring/courses/{id}/figures', () => `/api/authoring/courses/${course}/figures`),
    admin(
      '/api/authoring/courses/{id}/lessons/{lesson}/learners',
      () => `/api/authoring/courses/${course}/lessons/${course}-7/learners`,
    ),
    admin('/api/admin/orders'),
    admin('/api/admin/orders?q=kabir%20gi'),
    // A tenth of all people.
    admin('/api/admin/orders?q=kabir'),
    admin('/api/admin/revenue'),
    admin('/api/admin/overview'),
    admin('/api/admin/members'),
    admin('/api/admin/members?q=kabir%20gi'),
    admin('/api/admin/members?q=kabir'),
    admin(`/api/admin/members?q=${person}`),
    admin(`/api/admin/members?q=${person}%40example.in`),
    admin('/api/admin/members?q=kabir%20gi&state=active'),
    admin('/api/admin/members?plan=premiumPlan'),
    admin('/api/admin/members?state=active'),
    admin('/api/admin/members/person-7'),
    admin(`/api/admin/courses?page=${pages(50)}`),
  ];
}
