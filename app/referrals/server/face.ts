// What other features may call.
export { broughtAbout, ownersOfCode, referralCodeAbout, referralStandingAbout } from './service.ts';
