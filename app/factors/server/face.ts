// What other features may call.
export { factorsAbout } from './service.ts';
