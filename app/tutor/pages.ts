import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([{ ...adminPage, path: '/admin/tutor', page: 'tutor' }]);
