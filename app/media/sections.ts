import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/media', rank: 22, group: 'Teaching', label: 'Media', icon: 'image' },
]);
