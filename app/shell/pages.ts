import { definePages } from '#app/shared/page.ts';

export const pages = definePages([{ path: '/dev/kit', page: 'kit', chrome: 'no-banner' }]);
