import { areCounted } from './measures.ts';
import { each, leadsTo, measured, ruled, stands, type Section } from './proofs.ts';

export const routes: Section = {
  ...each(
    [
      '/',
      '/login',
      '/register',
      '/verify-email',
      '/forgot-password',
      '/reset-password',
      '/courses',
      '/courses/{courseId}',
      '/contact',
    ],
    stands,
  ),
  ...each(
    [
      '/terms-and-conditions',
      '/cancellation-refund',
      '/dashboard',
      '/dashboard/my-courses',
      '/admin',
    ],
    stands,
  ),
  ...each(
    ['/investors', '/startup-builder', '/pitch-deck', '/placements', '/ai-tools', '/hackathon'],
    stands,
  ),
  ...each(
    ['/dashboard/my-courses/{courseSlug}', '/dashboard/profile', '/dashboard/membership'],
    stands,
  ),
  '/ai-tools/{id}': stands,
  '/privacy-policy': stands,
  '/faq': stands,
  '/terms': ruled(4, leadsTo('/terms-and-conditions')),
  '/dashboard/{section}': ruled(5, leadsTo('/dashboard', '/dashboard/no-such-section')),
  '/my-courses': ruled(2, stands),
  '/courses/{slug}': measured('a course', (page) =>
    areCounted(page.getByRole('heading', { level: 1 }), 1),
  ),
  ...each(
    ['/dashboard/courses', '/dashboard/startup-kit', '/dashboard/settings'],
    ruled(45, leadsTo('/dashboard')),
  ),
};
