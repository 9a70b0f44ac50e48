// What other features may call to sum up what came in and went back.
export {
  followingKeys,
  largestOf,
  largestPromos,
  promosAfter,
  returnsAfter,
  returnsByKind,
  revenueByDay,
  revenueByKindOfCode,
  revenueIn,
  revenueOf,
  summedBy,
  type RevenueSpan,
} from './revenue/queries.ts';
export { countOfWaiting as waitingRefunds } from './refunds/queries.ts';
