import { definePages } from '#app/shared/page.ts';

export const pages = definePages([{ path: '/search', page: 'search', queriesOf: 'GET /search' }]);
