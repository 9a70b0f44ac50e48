// What other features may call.
export {
  holders,
  lockMembership,
  membershipHistory,
  membershipOf,
  membershipsOf,
  openPeriod,
  ownMembership,
  periodsAbout,
  periodsOf,
  reversePeriod,
} from './service.ts';
export { countsOfMembers } from './standings.queries.ts';
