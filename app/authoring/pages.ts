import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...adminPage, path: '/admin/courses/supplied', page: 'supplied-courses' },
  { path: '/teach', page: 'own-courses', chrome: 'no-banner', waitsForIdentity: true },
  {
    path: '/teach/courses/:courseId/page',
    page: 'page-editor',
    chrome: 'no-banner',
    waitsForIdentity: true,
  },
  // Its own frame: outline, text and preview need the whole width. Admins write here too.
  {
    path: '/teach/courses/:courseId/content',
    page: 'author-desk',
    chrome: 'bare',
    ownMain: true,
    waitsForIdentity: true,
  },
  {
    path: '/teach/courses/:courseId/preview',
    page: 'draft-preview',
    chrome: 'bare',
    ownMain: true,
    waitsForIdentity: true,
  },
]);
