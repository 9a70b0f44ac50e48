import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  // A certificate names a person, so search engines don't list it.
  { path: '/certificates/:number', page: 'certificate' },
  { path: '/account/certificates', page: 'own-certificates', waitsForIdentity: true },
  { ...adminPage, path: '/admin/members/:uid/certificates', page: 'member-certificates' },
]);
