// What other features may call.
export { factorsOf } from './service.ts';
