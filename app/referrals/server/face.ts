// What other features may call.
export { largestReferrers, referrersAfter } from './referrers.queries.ts';
export { campaignNow } from './campaigns.service.ts';
export { broughtAbout, ownersOfCode, referralCodeAbout, referralStandingAbout } from './service.ts';
