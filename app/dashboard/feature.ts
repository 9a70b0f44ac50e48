import type { Feature } from '#app/platform/feature.ts';
import { dashboardApi } from './server/routes.ts';

export const dashboard: Feature = { name: 'dashboard', api: [dashboardApi] };
