import type { Rows } from './rows.ts';

export const dashboardRows: Rows = { member: { 'GET /dashboard/home': {} } };
