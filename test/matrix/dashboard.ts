import type { Rows } from './rows.ts';

export const dashboardRows: Rows = { user: { 'GET /dashboard/home': {} } };
