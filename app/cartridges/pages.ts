import { definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/teach/courses/:courseId/cartridge',
    page: 'cartridge',
    chrome: 'no-banner',
    waitsForIdentity: true,
  },
]);
