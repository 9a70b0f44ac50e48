// What other features may call.
export { begunAbout, currentOf } from './service.ts';
