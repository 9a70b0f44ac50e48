// What other features may call.
export { campaignNow } from './campaigns.service.ts';
export { broughtAbout, ownersOfCode, referralCodeAbout, referralStandingAbout } from './service.ts';
