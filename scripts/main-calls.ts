// The calls whose cost is compared between a new school and a large one.
import type { SchoolTokens } from './large-school.ts';

export interface MainCall {
  as: keyof SchoolTokens | 'visitor';
  /** Method and address, with placeholders for what varies, for tables. */
  name: string;
  /** Visitors' answers are cached, so their addresses differ from turn to turn. */
  path: (turn: number) => string;
}

const asking = (as: MainCall['as']) => (path: string, varying?: MainCall['path']) => ({
  as,
  name: `GET ${path}`,
  path: varying ?? (() => path),
});

/**
 * The main calls at a school with this many generated courses (large-school.ts). A fixed course is
 * from the middle of the list, a fixed page from near its end.
 */
export function mainCalls(courses: number): readonly MainCall[] {
  const some = (turn: number) => `large-${1 + ((turn * 37) % courses)}`;
  const pages = (perPage: number) => Math.max(1, Math.floor(courses / perPage));
  const course = some(Math.floor(courses / 2));
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
    member('/api/search/questions?q=column'),
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
    visitor('/api/catalogue?page={n}', (turn) => `/api/catalogue?page=${1 + (turn % pages(24))}`),
    visitor('/api/courses?page={n}', (turn) => `/api/courses?page=${1 + (turn % pages(100))}`),
    visitor('/api/courses/slug/{slug}', (turn) => `/api/courses/slug/${some(turn)}`),
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
    admin('/api/admin/orders'),
    admin('/api/admin/orders?q=kabir%20gi'),
    // A tenth of all people.
    admin('/api/admin/orders?q=kabir'),
    admin('/api/admin/revenue'),
    admin('/api/admin/overview'),
    admin('/api/admin/members'),
    admin('/api/admin/members?q=kabir%20gi'),
    admin('/api/admin/members?q=kabir'),
    admin('/api/admin/members?q=person-77777'),
    admin('/api/admin/members?q=kabir%20gi&state=active'),
    admin('/api/admin/members?plan=premiumPlan'),
    admin('/api/admin/members?state=active'),
    admin('/api/admin/members/person-7'),
    admin(`/api/admin/courses?page=${pages(50)}`),
  ];
}
