// What other features may call.
export {
  historyAbout,
  holders,
  lockMembership,
  membershipOf,
  membershipsOf,
  openPeriod,
  ownMembership,
  periodsAbout,
  periodsOf,
  reversePeriod,
} from './service.ts';
export { countsOfMembers } from './standings.queries.ts';
