// What other features may call.
export { begunAbout, completionsOf, currentOf } from './service.ts';
