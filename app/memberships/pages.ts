import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([{ ...adminPage, path: '/admin/plans', page: 'plans-desk' }]);
