// What other features may call.
export { ownersOfCode, referralCodeAbout, referralStandingOf } from './service.ts';
