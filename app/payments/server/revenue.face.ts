// What other features may call to sum up what came in and went back.
export {
  followingKeys,
  largestOf,
  largestPromos,
  promosAfter,
  referredSince,
  returnsAfter,
  returnsByKind,
  revenueByDay,
  revenueByKindOfCode,
  revenueOf,
  revenueOfReferrals,
  type RevenueSpan,
} from './revenue/queries.ts';
export { countOfWaiting as waitingRefunds } from './refunds/queries.ts';
