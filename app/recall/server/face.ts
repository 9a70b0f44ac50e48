// What other features may call.
export { recallAbout, todayOf } from './service.ts';
