// What other features may call.
export { broughtAbout, ownersOfCode, referralCodeAbout, referralStandingOf } from './service.ts';
