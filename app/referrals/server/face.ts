// What other features may call.
export { ownersOfCode, referralCodeOf, referralStandingOf } from './service.ts';
