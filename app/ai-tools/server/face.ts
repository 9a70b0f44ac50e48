// What other features may call.
export { toolNames } from './service.ts';
