import { definePages } from '#app/shared/page.ts';

// Its own frame: outline, text and preview need the whole width. The guard knows it by its path.
export const pages = definePages([
  {
    path: '/admin/courses/:courseId/content',
    page: 'author-desk',
    chrome: 'bare',
    ownMain: true,
    waitsForIdentity: true,
  },
]);
