// What other features may call.
export { highlights } from './service.ts';
