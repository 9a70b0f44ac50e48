// What other features may call.
export { upcomingSessions } from './service.ts';
