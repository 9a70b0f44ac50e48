import { definePages } from '#app/shared/page.ts';

export const pages = definePages([{ path: '/dev/mailbox', page: 'mailbox', chrome: 'no-banner' }]);
